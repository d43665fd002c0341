const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text as HTML shows it, whatever is in it. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => NAMED[sign] ?? sign);

/** A table with a row for each of these; texts, not HTML. */
export function tableOf(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = columns.map((column) => `<th scope="col">${escaped(column)}</th>`).join('');
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`).join('\n');
  return `<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>\n${body}\n</tbody></table></div>`;
}

/** What a value is called, and the value; texts, not HTML. */
export function factsOf(facts: readonly (readonly [name: string, value: string])[]): string {
  return `<dl>${facts.map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`).join('\n')}</dl>`;
}

/** A part of the page; `content` is HTML. */
export function sectionOf(title: string, content: string): string {
  return `<section><h2>${escaped(title)}</h2>\n${content}</section>`;
}
