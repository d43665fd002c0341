import type { AccountExport } from '@touchline/contracts';
import { locale, m, numberText } from '@touchline/messages';
import { analysesSection } from './analyses-section.ts';
import { escaped } from './build-html.ts';
import { tableSections, profileSection, coachChatSection } from './profile-table-and-coach-chat-sections.ts';
import { valueToHtml } from './value-to-html.ts';
import { momentText, tableText, valueText } from './stored-value-and-name-text.ts';

/** Black on white, for a screen and for paper; nothing is asked of anybody else. */
const STYLE = `
body{max-width:60rem;margin:0 auto;padding:1.5rem;font:16px/1.5 system-ui,sans-serif;color:#10211a;background:#fff}
h1{font-size:1.75rem;line-height:1.2}h2{margin-top:2.5rem;border-bottom:2px solid #10211a}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) minmax(0,1fr);gap:.25rem 1rem;margin:0}
dt{color:#4a5a52}dd{margin:0;overflow-wrap:anywhere}h3{margin:1.75rem 0 .5rem}h4{margin:1rem 0 .25rem}ul{margin:0;padding-left:1.25rem}ul li{margin-bottom:.25rem}dd dl{grid-template-columns:minmax(6rem,10rem) minmax(0,1fr)}
.wide{overflow-x:auto}table{width:100%;border-collapse:collapse}th,td{padding:.35rem .75rem .35rem 0;border-bottom:1px solid #cfd8d3;text-align:left;vertical-align:top}
tr{break-inside:avoid}details{margin:1rem 0}summary{padding:.6rem 0;font-weight:600;cursor:pointer}ol{padding-left:1.5rem}li{margin-bottom:.75rem}`;

/** What lies on the player's device and not at the server. */
export interface OnThisDevice {
  readonly settings: object;
  readonly waitingSessions: readonly object[];
  readonly analyses: readonly object[] | null;
}

/**
 * An export as a page to read and to print, in the language of the app: what a reader looks for in words and first, then
 * every row as it is stored, but for the numbers that analyses measured: those are in the file for programs.
 */
export function exportPage(kept: AccountExport, onThisDevice: OnThisDevice): string {
  const user = kept.tables['users']?.[0] ?? {};
  const name = valueText(user['display_name'] ?? user['name'] ?? kept.account.email);
  const stored = { account: kept.account, ...kept.tables, [m.export_device()]: onThisDevice };
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(m.export_title({ name }))}</title>
<style>${STYLE}</style>
<h1>${escaped(m.export_title({ name }))}</h1>
<p>${escaped(m.export_lead({ when: momentText(kept.exportedAt) }))}</p>
${profileSection(kept, user)}
${tableSections(kept.tables).join('\n')}
${analysesSection(kept.tables, onThisDevice.analyses)}
${coachChatSection(kept.tables)}
<section><h2>${escaped(m.export_stored())}</h2>
<p>${escaped(m.export_stored_words())}</p>
${Object.entries(stored).map(storedPart).join('\n')}
</section>
</html>
`;
}

function storedPart([name, value]: readonly [string, unknown]): string {
  const count = Array.isArray(value) ? ` (${numberText(value.length)})` : '';
  return `<details><summary>${escaped(tableText(name))}${count}</summary>${valueToHtml(value)}</details>`;
}
