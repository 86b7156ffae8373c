//! ICE candidates: the addresses at which a device may be reached.
use core::{
    fmt,
    net::{IpAddr, Ipv4Addr, Ipv6Addr},
};

use data_encoding::HEXLOWER;

use super::pack::{Pack, Reader};

/// An address at which a device may be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Candidate {
    pub kind: CandidateKind,
    pub transport: Transport,
    pub host: Host,
    /// Never zero.
    pub port: u16,
}

/// Whose address it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CandidateKind {
    /// The device's own.
    Host,
    /// That of its router, as a STUN server saw it.
    ServerReflexive,
    /// That of a TURN server, which relays.
    Relayed,
}

impl CandidateKind {
    pub const ALL: [Self; 3] = [Self::Host, Self::ServerReflexive, Self::Relayed];

    const fn name(self) -> &'static str {
        match self {
            Self::Host => "host",
            Self::ServerReflexive => "srflx",
            Self::Relayed => "relay",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Transport {
    Udp,
    /// A port that waits for connections: the others cannot be connected to.
    Tcp,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Host {
    Ip(IpAddr),
    /// The name `UUID.local`, which browsers give instead of an address of the local network
    /// (draft-ietf-mmusic-mdns-ice-candidates).
    Mdns([u8; 16]),
}

impl Candidate {
    /// Reads what follows `candidate:` in an SDP (RFC 8839, section 5.1), with the priority.
    /// None for what the other device has no use for, such as TCP without a port.
    pub fn from_attribute(value: &str) -> Option<(u32, Self)> {
        let mut words = value.split_ascii_whitespace();
        let _foundation = words.next()?;
        if words.next()? != "1" {
            return None;
        }
        let transport = words.next()?;
        let priority = words.next()?.parse().ok()?;
        let host = Host::from_name(words.next()?)?;
        let port = words.next()?.parse().ok().filter(|&port| port != 0)?;
        if words.next()? != "typ" {
            return None;
        }
        let kind = words.next()?;
        let kind = CandidateKind::ALL.into_iter().find(|k| k.name() == kind)?;
        let rest: Vec<&str> = words.collect();
        let transport = match &*transport.to_ascii_lowercase() {
            "udp" => Transport::Udp,
            "tcp" if rest.chunks(2).any(|pair| pair == ["tcptype", "passive"]) => Transport::Tcp,
            _ => return None,
        };
        let candidate = Self {
            kind,
            transport,
            host,
            port,
        };
        Some((priority, candidate))
    }

    /// What follows `candidate:` in an SDP, for the candidate at an index of the list, the
    /// best first.
    ///
    /// Each has a foundation of its own, so that none waits for another. Those that are not
    /// the device's own need a related address, which nobody uses: it is left out for privacy.
    pub fn attribute(&self, index: u8) -> String {
        let Self { host, port, .. } = self;
        let (transport, end) = match self.transport {
            Transport::Udp => ("udp", ""),
            Transport::Tcp => ("tcp", " tcptype passive"),
        };
        let related = match self.kind {
            CandidateKind::Host => "",
            _ => " raddr 0.0.0.0 rport 0",
        };
        let (kind, priority) = (self.kind.name(), self.priority(index));
        format!("{index} 1 {transport} {priority} {host} {port} typ {kind}{related}{end}")
    }

    /// RFC 8445, section 5.1.2.1, with the type preferences of Chromium.
    const fn priority(&self, index: u8) -> u32 {
        let kind = match (self.kind, self.transport) {
            (CandidateKind::Host, Transport::Udp) => 126,
            (CandidateKind::ServerReflexive, Transport::Udp) => 100,
            (CandidateKind::Host | CandidateKind::ServerReflexive, Transport::Tcp) => 90,
            (CandidateKind::Relayed, _) => 2,
        };
        (kind << 24) + ((65_535 - index as u32) << 8) + 255
    }
}

impl Pack for Candidate {
    fn pack(&self, bytes: &mut Vec<u8>) {
        let kind = self.kind as u8;
        let transport = self.transport as u8;
        let form = match self.host {
            Host::Ip(IpAddr::V4(_)) => 0,
            Host::Ip(IpAddr::V6(_)) => 1,
            Host::Mdns(_) => 2,
        };
        bytes.push(kind | (transport << 2) | (form << 3));
        match self.host {
            Host::Ip(IpAddr::V4(ip)) => bytes.extend(ip.octets()),
            Host::Ip(IpAddr::V6(ip)) => bytes.extend(ip.octets()),
            Host::Mdns(uuid) => bytes.extend(uuid),
        }
        bytes.extend(self.port.to_be_bytes());
    }

    fn unpack(bytes: &mut Reader<'_>) -> Option<Self> {
        let head = bytes.byte()?;
        let kind = *CandidateKind::ALL.get(usize::from(head & 3))?;
        let transport = match (head >> 2) & 1 {
            0 => Transport::Udp,
            _ => Transport::Tcp,
        };
        let host = match head >> 3 {
            0 => Host::Ip(Ipv4Addr::from(bytes.array()?).into()),
            1 => Host::Ip(Ipv6Addr::from(bytes.array::<16>()?).into()),
            2 => Host::Mdns(bytes.array()?),
            _ => return None,
        };
        let port = u16::from_be_bytes(bytes.array()?);
        (port != 0).then_some(Self {
            kind,
            transport,
            host,
            port,
        })
    }
}

impl Host {
    fn from_name(name: &str) -> Option<Self> {
        if let Ok(ip) = name.parse() {
            return Some(Self::Ip(ip));
        }
        let name = name.to_ascii_lowercase();
        let hex = name.strip_suffix(".local")?.replace('-', "");
        let uuid = HEXLOWER.decode(hex.as_bytes()).ok()?.try_into().ok()?;
        // A name in another form would come out as a different one.
        let host = Self::Mdns(uuid);
        (host.to_string() == name).then_some(host)
    }
}

impl fmt::Display for Host {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ip(ip) => ip.fmt(f),
            Self::Mdns(uuid) => {
                let [a, b, c, d, e] = [
                    &uuid[..4],
                    &uuid[4..6],
                    &uuid[6..8],
                    &uuid[8..10],
                    &uuid[10..],
                ]
                .map(|part| HEXLOWER.encode(part));
                write!(f, "{a}-{b}-{c}-{d}-{e}.local")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(value: &str) -> Option<String> {
        Candidate::from_attribute(value).map(|(_, candidate)| candidate.attribute(0))
    }

    #[test]
    fn candidates_are_written_as_they_were_read() {
        for (read_from, written) in [
            (
                "643882625 1 udp 2113937151 288125b0-865a-46f4-a2b4-2e74836f7dce.local 33753 typ host generation 0 network-cost 999",
                "0 1 udp 2130706431 288125b0-865a-46f4-a2b4-2e74836f7dce.local 33753 typ host",
            ),
            (
                "1 1 UDP 2122252543 fd00::2 52882 typ host",
                "0 1 udp 2130706431 fd00::2 52882 typ host",
            ),
            (
                "842163049 1 udp 1677729535 203.0.113.7 46154 typ srflx raddr 192.168.1.2 rport 46154 generation 0",
                "0 1 udp 1694498815 203.0.113.7 46154 typ srflx raddr 0.0.0.0 rport 0",
            ),
            (
                "3 1 udp 41885695 198.51.100.4 3478 typ relay raddr 203.0.113.7 rport 46154",
                "0 1 udp 50331647 198.51.100.4 3478 typ relay raddr 0.0.0.0 rport 0",
            ),
            (
                "4 1 TCP 1518214911 192.0.2.2 50000 typ host tcptype passive",
                "0 1 tcp 1526726655 192.0.2.2 50000 typ host tcptype passive",
            ),
        ] {
            assert_eq!(read(read_from).as_deref(), Some(written), "{read_from}");
        }
    }

    #[test]
    fn what_cannot_be_reached_is_left_out() {
        for value in [
            "",
            "1 1 udp 1 192.0.2.2",
            "1 2 udp 1 192.0.2.2 5 typ host",
            "1 1 tcp 1 192.0.2.2 9 typ host tcptype active",
            "1 1 tcp 1 192.0.2.2 9 typ host",
            "1 1 udp 1 192.0.2.2 0 typ host",
            "1 1 udp 1 192.0.2.2 65536 typ host",
            "1 1 udp 1 192.0.2.2 5 typ prflx raddr 192.0.2.2 rport 5",
            "1 1 udp -1 192.0.2.2 5 typ host",
            "1 1 udp 1 example.com 5 typ host",
            "1 1 udp 1 288125b0865a-46f4-a2b4-2e74836f7dce.local 5 typ host",
            "1 1 dccp 1 192.0.2.2 5 typ host",
        ] {
            assert_eq!(read(value), None, "{value}");
        }
    }
}
