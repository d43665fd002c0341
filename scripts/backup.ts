// `npm run backup`: writes database and clips into one archive, also while Touchline runs.
import { backUp, readSettings, reportFatal } from '@touchline/server/commands';

try {
  const settings = readSettings(process.env, process.argv.slice(2), process.env['INIT_CWD'] ?? process.cwd());
  const { archive, rows, files, bytes, removed } = await backUp(settings);
  const size = bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
  console.log(`${archive}: ${rows} rows, ${files} clips, ${size}. It holds secrets: keep it safe.`);
  if (settings.clips.kind !== 'disk') console.log('Clips are with the storage service, and not in the archive.');
  if (removed.length > 0) console.log(`Removed ${removed.length} older.`);
} catch (error) {
  reportFatal(error);
}
