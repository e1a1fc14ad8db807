import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

export interface NativePostgres {
  /** Connection URL of the superuser, like a hosted project's supabase_admin. */
  url: string;
  stop(): Promise<void>;
}

const START_TIMEOUT_MS = 20_000;
/** Test data is temporary, so writes don't wait for the disk. */
const FOR_TESTS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'shared_buffers=64MB',
];

/**
 * Starts a Postgres server on a free local port, with its data in `dataDir`. When run as root, it
 * starts the server as the user `nobody`, because Postgres refuses to run as root.
 *
 * @param bin folder of `initdb` and `postgres`.
 * @param more additional postgresql.conf settings.
 * @throws Error with the server's output when it doesn't start.
 */
export async function startNativePostgres(
  bin: string,
  dataDir: string,
  more: readonly string[] = [],
): Promise<NativePostgres> {
  const owner = process.getuid?.() === 0 ? readNobody() : {};
  const asOwner = { ...owner, cwd: '/', env: { PATH: process.env['PATH'], TZ: 'UTC' } };
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(dataDir, owner.uid, owner.gid);
  if (!existsSync(join(dataDir, 'PG_VERSION'))) {
    const args = [
      '-D',
      dataDir,
      '-U',
      'supabase_admin',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C',
      ...everyAlphabet(bin),
      '--no-sync',
    ];
    execFileSync(join(bin, 'initdb'), args, { ...asOwner, stdio: 'pipe' });
  }
  const port = await findFreePort();
  const settings = ['listen_addresses=127.0.0.1', 'max_connections=200', ...FOR_TESTS, ...more];
  const child = spawn(
    join(bin, 'postgres'),
    [
      '-D',
      dataDir,
      '-p',
      String(port),
      '-k',
      '',
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    { ...asOwner, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  await new Promise<void>((ready, fail) => {
    let said = '';
    const timer = setTimeout(
      () => fail(new Error(`Postgres did not start in time:\n${said}`)),
      START_TIMEOUT_MS,
    );
    child.stderr.on('data', (data: Buffer) => {
      said = (said + data.toString()).slice(-4000);
      if (!said.includes('ready to accept connections')) return;
      clearTimeout(timer);
      ready();
    });
    child.once('exit', () => {
      clearTimeout(timer);
      fail(new Error(`Postgres did not start:\n${said}`));
    });
  });
  return {
    url: `postgres://supabase_admin@127.0.0.1:${String(port)}/postgres`,
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGINT');
      await once(child, 'exit');
    },
  };
}

function readNobody(): { uid?: number; gid?: number } {
  const fields = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([name]) => name === 'nobody');
  if (fields === undefined)
    throw new Error('Postgres cannot run as root, and there is no user nobody.');
  return { uid: Number(fields[2]), gid: Number(fields[3]) };
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Sorts like C, and lower() knows every alphabet, as on hosted Supabase. */
function everyAlphabet(bin: string): string[] {
  const version = execFileSync(join(bin, 'initdb'), ['--version'], { encoding: 'utf8' });
  return Number(/\d+/u.exec(version)?.[0]) >= 17
    ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    : ['--lc-ctype=C.UTF-8'];
}
