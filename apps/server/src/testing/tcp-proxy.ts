import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A TCP proxy before a database, which a test can cut: connections break, and new ones are refused until it is mended. */
export type TcpProxy = {
  /** The database's address through the proxy. */
  readonly url: string;
  readonly cut: () => Promise<void>;
  readonly mend: () => Promise<void>;
};

/** Starts a proxy before the database of an address, on this machine. Cut it when the test is done. */
export async function startTcpProxy(databaseUrl: string): Promise<TcpProxy> {
  const far = new URL(databaseUrl);
  const open = new Set<Socket>();
  const keep = (socket: Socket) => {
    open.add(socket);
    // What one end does not hear any more the other need not send.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => open.delete(socket));
  };
  const near: Server = createServer((socket) => {
    const onward = connect(Number(far.port), far.hostname);
    for (const end of [socket, onward]) keep(end);
    socket.pipe(onward).pipe(socket);
  });
  near.listen(0, '127.0.0.1');
  await once(near, 'listening');
  const { port } = near.address() as AddressInfo;
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    async cut() {
      const closed = once(near, 'close');
      near.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
    async mend() {
      near.listen(port, '127.0.0.1');
      await once(near, 'listening');
    },
  };
}
