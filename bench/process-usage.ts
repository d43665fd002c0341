import { readdir, readFile, readlink, writeFile } from 'node:fs/promises';

// All of this reads Linux's /proc.

/** /proc counts processor time in hundredths of a second, whatever the machine. */
const TICKS_A_SECOND = 100;

/** The ids of the processes whose working folder lies in `folder`, which is how PostgreSQL's run. */
export async function processesIn(folder: string): Promise<number[]> {
  const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const working = await Promise.all(all.map((process) => readlink(`/proc/${process}/cwd`).catch(ifUnreadable)));
  return all.filter((_, index) => working[index]?.startsWith(folder)).map(Number);
}

/** Starts to count the processor time of these processes, and gives what tells their seconds since. */
export async function countProcessorTime(processes: readonly number[]): Promise<() => Promise<number>> {
  const before = await Promise.all(processes.map(processorTime));
  return async () => {
    const now = await Promise.all(processes.map(processorTime));
    // What has ended in between (PostgreSQL sweeps now and then) took no part in the work that is measured.
    return now.reduce<number>((sum, time, index) => sum + (time === undefined ? 0 : time - (before[index] ?? time)), 0);
  };
}

async function processorTime(process: number): Promise<number | undefined> {
  const text = await readFile(`/proc/${process}/stat`, 'utf8').catch(ifUnreadable);
  // The name of the program, in brackets, may hold anything; after it come the state and the numbers.
  const fields = text?.split(') ').at(-1)?.split(' ');
  return fields && (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

/** Memory that a process holds, in MB. */
export function residentSize(process: number): Promise<number> {
  return megabytes(`/proc/${process}/status`, 'VmRSS');
}

/** Has the most that a process held be counted from now on. */
export async function startPeakAnew(process: number): Promise<void> {
  await writeFile(`/proc/${process}/clear_refs`, '5');
}

/** Memory that a process held at most so far, in MB. */
export function peakResidentSize(process: number): Promise<number> {
  return megabytes(`/proc/${process}/status`, 'VmHWM');
}

/** Memory that a process holds in MB, where what it shares with others counts by its part. */
export function proportionalSize(process: number): Promise<number> {
  return megabytes(`/proc/${process}/smaps_rollup`, 'Pss');
}

async function megabytes(file: string, name: string): Promise<number> {
  const kilobytes = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(await readFile(file, 'utf8'))?.[1];
  if (kilobytes === undefined) throw new Error(`${file} says nothing of ${name}`);
  return Number(kilobytes) / 1024;
}

/** A process that has just ended, or belongs to somebody else, is none of ours. */
function ifUnreadable(error: NodeJS.ErrnoException): undefined {
  if (!['ENOENT', 'ESRCH', 'EACCES'].includes(error.code ?? '')) throw error;
}
