//! What browsers write, with addresses for documentation. Chromium 156 and Firefox 153.

pub(super) const ALL: [&str; 4] = [
    CHROMIUM_OFFER,
    CHROMIUM_ANSWER,
    FIREFOX_OFFER,
    FIREFOX_ANSWER,
];

pub(super) const CHROMIUM_OFFER: &str = "\
v=0
o=- 211978854580471510 2 IN IP4 127.0.0.1
s=-
t=0 0
a=group:BUNDLE 0
a=extmap-allow-mixed
a=msid-semantic: WMS
m=application 9 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 0.0.0.0
a=candidate:643882625 1 udp 2113937151 288125b0-865a-46f4-a2b4-2e74836f7dce.local 33753 typ host generation 0 network-cost 999
a=candidate:3976601441 1 udp 2113942271 5a7fccf6-0c1f-444c-9282-8d354953b84b.local 52436 typ host generation 0 network-cost 999
a=ice-ufrag:SziJ
a=ice-pwd:DkYIJ+1ian20beje+4NRJ9jl
a=ice-options:trickle
a=fingerprint:sha-256 88:35:D8:91:AF:0F:0B:77:3D:C9:CA:8D:50:46:E6:A1:0F:25:9D:10:B0:D9:91:D8:E9:60:90:74:82:48:DF:00
a=setup:actpass
a=mid:0
a=sctp-port:5000
a=max-message-size:262144
";

pub(super) const OFFER_WRITTEN: &str = "\
v=0
o=- 1 1 IN IP4 0.0.0.0
s=-
t=0 0
a=group:BUNDLE 0
m=application 9 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 0.0.0.0
a=candidate:0 1 udp 2130706431 5a7fccf6-0c1f-444c-9282-8d354953b84b.local 52436 typ host
a=candidate:1 1 udp 2130706175 288125b0-865a-46f4-a2b4-2e74836f7dce.local 33753 typ host
a=ice-ufrag:SziJ
a=ice-pwd:DkYIJ+1ian20beje+4NRJ9jl
a=fingerprint:sha-256 88:35:D8:91:AF:0F:0B:77:3D:C9:CA:8D:50:46:E6:A1:0F:25:9D:10:B0:D9:91:D8:E9:60:90:74:82:48:DF:00
a=setup:actpass
a=mid:0
a=sctp-port:5000
a=max-message-size:65536
";

/// With addresses from a STUN and a TURN server.
pub(super) const CHROMIUM_ANSWER: &str = "\
v=0
o=- 3253287685935195400 2 IN IP4 127.0.0.1
s=-
t=0 0
a=group:BUNDLE 0
a=extmap-allow-mixed
a=msid-semantic: WMS
m=application 9 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 203.0.113.7
a=candidate:1540972283 1 udp 2113937151 192.0.2.2 40149 typ host generation 0 network-cost 999
a=candidate:1554723403 1 udp 2113942271 fd00::2 36806 typ host generation 0 network-cost 999
a=candidate:842163049 1 udp 1677729535 203.0.113.7 46154 typ srflx raddr 192.0.2.2 rport 40149 generation 0 network-cost 999
a=candidate:2180563425 1 udp 41885695 198.51.100.4 49152 typ relay raddr 203.0.113.7 rport 46154 generation 0 network-cost 999
a=ice-ufrag:iSv2
a=ice-pwd:cBm5wroDChOAS875EtqxiNKE
a=ice-options:trickle
a=fingerprint:sha-256 58:8B:B3:37:20:BD:1D:EC:82:B2:73:C9:71:E3:AD:DE:D7:36:BC:94:17:DF:71:F7:19:FD:EC:D7:00:99:14:61
a=setup:active
a=mid:0
a=sctp-port:5000
a=max-message-size:262144
";

/// With an address from a STUN server.
pub(super) const FIREFOX_OFFER: &str = "\
v=0
o=mozilla...THIS_IS_SDPARTA-99.0 1477406745673679282 0 IN IP4 0.0.0.0
s=-
t=0 0
a=sendrecv
a=fingerprint:sha-256 36:75:A8:B8:16:AE:EF:5C:95:98:55:46:F4:4B:0B:14:5D:75:59:01:51:8E:5E:93:76:7A:0A:E3:8D:87:3D:3D
a=group:BUNDLE 0
a=ice-options:trickle
a=msid-semantic:WMS *
m=application 9 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 0.0.0.0
a=candidate:0 1 UDP 2122187007 cff6bbe8-e9cb-432e-bee8-2e386b453be2.local 48809 typ host
a=candidate:1 1 UDP 2122252543 640f3993-3303-44ea-823d-fc750abaf96d.local 41648 typ host
a=candidate:2 1 TCP 2105458943 cff6bbe8-e9cb-432e-bee8-2e386b453be2.local 9 typ host tcptype active
a=candidate:3 1 TCP 2105524479 640f3993-3303-44ea-823d-fc750abaf96d.local 9 typ host tcptype active
a=candidate:4 1 UDP 1685987327 203.0.113.9 40021 typ srflx raddr 0.0.0.0 rport 0
a=sendrecv
a=end-of-candidates
a=ice-pwd:f5b457fa71005d429cb87967bb850c4e
a=ice-ufrag:80c5fb7d
a=mid:0
a=setup:actpass
a=sctp-port:5000
a=max-message-size:1073741823
";

pub(super) const FIREFOX_ANSWER: &str = "\
v=0
o=mozilla...THIS_IS_SDPARTA-99.0 7177597304956952424 0 IN IP4 0.0.0.0
s=-
t=0 0
a=sendrecv
a=fingerprint:sha-256 0B:40:1D:FE:00:16:E1:19:C6:63:D6:A7:3F:3E:AE:C5:19:22:6F:44:61:7C:B8:51:99:65:DD:E4:F4:DE:8F:07
a=group:BUNDLE 0
a=ice-options:trickle
a=msid-semantic:WMS *
m=application 9 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 0.0.0.0
a=candidate:0 1 UDP 2122187007 192.0.2.2 46499 typ host
a=candidate:1 1 UDP 2122252543 fd00::2 60215 typ host
a=candidate:2 1 TCP 2105458943 192.0.2.2 9 typ host tcptype active
a=sendrecv
a=end-of-candidates
a=ice-pwd:d1b7cb9cee53154b72ed05945fb42b1d
a=ice-ufrag:1f68ca05
a=mid:0
a=setup:active
a=sctp-port:5000
a=max-message-size:1073741823
";
