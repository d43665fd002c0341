import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show-component.tsx';
import { AsyncSearchSelect } from './AsyncSearchSelect.tsx';
import type { SearchedOption, SearchOptions } from './useSearchedOptions.ts';

const clubs: readonly SearchedOption[] = [
  { value: 'Fernhollow', detail: 'Forest League' },
  { value: 'Crag Hollow', detail: 'Mountain League' },
  { value: 'Gullhaven City' },
];

const fitting: SearchOptions = async (typed) => clubs.filter(({ value }) => value.toLowerCase().includes(typed.toLowerCase()));

function ClubSelect({ search, first, told }: { search: SearchOptions; first: string | null; told: (value: string | null) => void }) {
  const [club, setClub] = useState(first);
  return (
    <AsyncSearchSelect
      label="Club"
      placeholder="Type to search"
      search={search}
      texts={{ loading: 'Looking', empty: 'Nothing found', failed: 'Not reached', retry: 'Try again', count: (count) => `${count} found`, unlisted: (typed) => `${typed} is not there` }}
      clearLabel="Take it away"
      openLabel="Open the list"
      value={club}
      onValueChange={(value) => {
        setClub(value);
        told(value);
      }}
    />
  );
}

/** The field, with a search that answers as told; gives what was chosen. */
function showSelect(given: SearchOptions = fitting, first: string | null = null) {
  const search = vi.fn<SearchOptions>(given);
  const told = vi.fn<(value: string | null) => void>();
  show(<ClubSelect search={search} first={first} told={told} />);
  return { search, told };
}

const field = () => page.getByRole('combobox', { name: 'Club' });
const options = () => page.getByRole('option').elements().map((option) => option.textContent);

describe('a select that looks up what is typed', () => {
  it('lists the first of all when it is opened, says how many, and takes one with a press', async () => {
    const { told } = showSelect();
    await page.getByRole('button', { name: 'Open the list' }).click();
    await expect.element(page.getByRole('option', { name: /Fernhollow/ })).toBeVisible();
    expect(options()).toEqual(['Fernhollow Forest League', 'Crag Hollow Mountain League', 'Gullhaven City']);
    await expect.element(page.getByText('3 found')).toBeInTheDocument();
    await page.getByRole('option', { name: /Crag Hollow/ }).click();
    expect(told).toHaveBeenCalledExactlyOnceWith('Crag Hollow');
    await expect.element(field()).toHaveValue('Crag Hollow');
  });

  it('finds by typing and takes with the keyboard', async () => {
    const { told, search } = showSelect();
    await field().fill('gull');
    await expect.poll(options).toEqual(['Gullhaven City']);
    expect(search.mock.lastCall?.[0]).toBe('gull');
    await userEvent.keyboard('{Enter}');
    await expect.element(field()).toHaveValue('Gullhaven City');
    expect(told).toHaveBeenCalledExactlyOnceWith('Gullhaven City');
  });

  it('says that nothing was found, and goes back to the choice of before', async () => {
    const { told } = showSelect(fitting, 'Fernhollow');
    await field().fill('atlantis');
    await expect.element(page.getByText('Nothing found')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Tab}');
    await expect.element(field()).toHaveValue('Fernhollow');
    expect(told).not.toHaveBeenCalled();
  });

  it('never shows an older answer after a newer one', async () => {
    const answers = new Map<string, PromiseWithResolvers<readonly SearchedOption[]>>();
    const { search } = showSelect((typed) => {
      const answer = Promise.withResolvers<readonly SearchedOption[]>();
      answers.set(typed, answer);
      return answer.promise;
    });
    await field().fill('f');
    await expect.poll(() => search.mock.lastCall?.[0]).toBe('f');
    await expect.element(page.getByText('Looking')).toBeVisible();
    await field().fill('gull');
    await expect.poll(() => search.mock.lastCall?.[0]).toBe('gull');
    answers.get('gull')?.resolve([{ value: 'Gullhaven City' }]);
    await expect.poll(options).toEqual(['Gullhaven City']);
    answers.get('f')?.resolve([{ value: 'Fernhollow' }]);
    await expect.element(page.getByText('1 found')).toBeInTheDocument();
    expect(options()).toEqual(['Gullhaven City']);
  });

  it('lists until the answer comes only what fits what is typed: Enter takes no other', async () => {
    const { told } = showSelect((typed, signal) => (typed === '' ? fitting(typed, signal) : new Promise(() => undefined)));
    await page.getByRole('button', { name: 'Open the list' }).click();
    await expect.poll(options).toHaveLength(3);
    await field().fill('gull');
    await expect.poll(options).toEqual(['Gullhaven City']);
    await field().fill('gullx');
    await expect.element(page.getByText('Looking')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(told).not.toHaveBeenCalled();
  });

  it('says that it could not be looked up, and tries again by keyboard alone', async () => {
    let isDown = true;
    showSelect(async (typed, signal) => {
      if (isDown) throw new Error('no network');
      return fitting(typed, signal);
    });
    await field().fill('fern');
    await expect.element(page.getByText('Not reached')).toBeVisible();
    isDown = false;
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(options).toEqual(['Fernhollow Forest League']);
    await expect.element(field()).toHaveFocus();
  });

  it('lists all again when something is chosen, and lets it be taken away, by keyboard too', async () => {
    const { told, search } = showSelect(fitting, 'Fernhollow');
    await page.getByRole('button', { name: 'Open the list' }).click();
    await expect.poll(options).toHaveLength(3);
    expect(search.mock.lastCall?.[0]).toBe('');
    await expect.element(page.getByRole('option', { name: /Fernhollow/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Take it away' }).click();
    expect(told).toHaveBeenLastCalledWith(null);
    await field().fill('gull');
    await expect.poll(options).toEqual(['Gullhaven City']);
    await userEvent.keyboard('{Enter}');
    await field().fill('');
    expect(told).toHaveBeenLastCalledWith(null);
  });

  it('has its list closed by Back, which then goes no further', async () => {
    history.pushState('at the profile', '');
    showSelect();
    await field().fill('fern');
    await expect.poll(options).toHaveLength(1);
    await expect.poll(() => history.state as unknown).toEqual({ layers: 1 });
    history.back();
    await expect.element(page.getByRole('option')).not.toBeInTheDocument();
    expect(history.state).toBe('at the profile');
  });
});
