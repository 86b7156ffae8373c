// A WebTorrent tracker on this machine: the server of the package bittorrent-tracker. What the
// package has for clients is left out (`overrides` in package.json).
import { once } from "node:events";
import Server from "bittorrent-tracker/server";

// `tracker.rooms()` counts the devices in each room that has any; `tracker.stop()` also closes
// the connections.
export async function startTracker({ port = 0 } = {}) {
  const server = new Server({ http: false, udp: false, ws: true, stats: false });
  const sockets = new Set();
  server.http.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  // What a device sent wrong; it is told itself.
  server.on("warning", () => {});
  server.listen(port, { http: "127.0.0.1" });
  await once(server, "listening");

  const stop = async () => {
    const closed = once(server.http, "close");
    server.close();
    sockets.forEach((socket) => socket.destroy());
    await closed;
  };
  const rooms = () =>
    Object.fromEntries(
      Object.values(server.torrents)
        .map(({ infoHash, complete, incomplete }) => [Buffer.from(infoHash, "hex").toString(), complete + incomplete])
        .filter(([, devices]) => devices > 0),
    );
  return { url: `ws://127.0.0.1:${server.http.address().port}`, rooms, stop };
}
