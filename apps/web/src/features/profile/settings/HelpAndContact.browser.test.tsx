import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { AskOperatorNote } from '../../auth/index.ts';
import { show } from '../../../ui/testing/show-component.tsx';
import { showSettings } from '../testing/show-profile.tsx';

it('the settings say whom to ask where nobody is named', async () => {
  showSettings();
  const card = page.getByRole('region', { name: 'Help and contact' });
  await expect.element(card.getByText(/Ask whoever gave you the address of this Touchline\.$/)).toBeVisible();
});

it.each([
  ['SV Hafen 04', null, /^SV Hafen 04 runs this Touchline\. .+ Ask them, or whoever gave you its address\.$/],
  ['SV Hafen 04', 'mailto:jugend@hafen04.example', /SV Hafen 04 runs this Touchline: jugend@hafen04\.example$/],
  [null, 'https://hafen04.example', /Whoever runs this Touchline: https:\/\/hafen04\.example$/],
])('of "%s" and "%s" what there is is told', async (name, contact, words) => {
  show(<AskOperatorNote name={name} contact={contact} />);
  await expect.element(page.getByText(words)).toBeVisible();
  expect(page.getByRole('link').elements().map((link) => link.getAttribute('href'))).toEqual(contact === null ? [] : [contact]);
});
