import { modelRecipientName } from './adapters/ai-model/index.ts';
import type { Settings } from './config.ts';

type Told = Pick<Settings, 'databaseUrl' | 'dataDir' | 'mail' | 'hosted' | 'coachModel' | 'secondOpinion' | 'publicUrl' | 'operator'>;

/**
 * What the start says once the server can be reached: where it is, and what it does not do as it is set. Without a folder of
 * the front end (null) it is the API alone.
 */
export function startupMessage(address: string, settings: Told, webRoot: string | null): string {
  const lines = [
    ...(settings.databaseUrl === undefined ? [`Players' data is kept in ${settings.dataDir}`] : []),
    ...(settings.hosted ? [`Accounts are kept by ${settings.hosted.projectUrl}`] : []),
    ...(settings.coachModel ? [`Questions to the coach may be answered by ${modelRecipientName(settings.coachModel)}.`] : []),
    ...opinionLines(settings),
    ...mailLines(settings),
    ...(settings.operator.name === null ? ['OPERATOR_NAME is not set: parents do not read who runs this server, and many stop there.'] : []),
    'Stop with Ctrl-C.',
  ];
  const what = webRoot === null ? 'The API of Touchline' : 'Touchline';
  return `\n  ${what} is ready:  ${address}\n\n${lines.map((line) => `  ${line}\n`).join('')}`;
}

function opinionLines({ secondOpinion }: Told): string[] {
  if (secondOpinion === undefined) return [];
  const pictures = secondOpinion.pictures ? ', with pictures of key frames' : '';
  return [`Analyses whose video is shared may get a second opinion by ${modelRecipientName(secondOpinion)}${pictures}.`];
}

function mailLines({ mail, hosted, publicUrl }: Told): string[] {
  if (mail.kind === 'outbox') {
    return [
      `No mail server is set: mail is not delivered${hosted ? '' : ' and addresses are not confirmed'}.`,
      `Mails are kept in ${mail.folder}`,
    ];
  }
  return [
    `Mail leaves through ${new URL(mail.url).host}${hosted ? '' : '; new addresses are confirmed'}.`,
    ...(publicUrl === undefined ? ['PUBLIC_URL is not set: links in mails lead to this machine’s own address.'] : []),
  ];
}
