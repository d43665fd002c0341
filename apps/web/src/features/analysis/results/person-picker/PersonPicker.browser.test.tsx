import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../../ui/testing/axe-violations.ts';
import { noFilm, twoPeople, savedCount } from '../testing/results-fixtures.ts';
import { button, text, personDialog, personBox } from '../testing/results-locators.ts';
import { filmOf } from '../testing/synthetic-clip.ts';
import { outcomeOf } from '../testing/engine-outcomes.ts';
import { showResults } from '../testing/show-results-and-history.tsx';

describe('a review of one of several people', () => {
  it('stays while the player points out somebody else, who is to be looked at', async () => {
    const outcome = twoPeople();
    const { store, onPointOut } = showResults({ outcome, clip: noFilm });
    await expect.element(text('More than one person is in the video. This review follows one of them.')).toBeVisible();
    await expect.poll(() => savedCount(store)).toBe(1);
    await button('That is not me').click();
    await expect.element(personDialog).toBeVisible();
    await expect.element(text('In this review')).toBeVisible();
    await expect.element(button('That is me')).toBeDisabled();
    await expect.element(text('Tap yourself.')).toBeVisible();
    await personBox.click();
    await expect.element(personBox).toHaveAttribute('aria-pressed', 'true');
    await expect.element(button('That is me')).toHaveAccessibleDescription('Your video is then looked at again, and this review is replaced.');
    expect(await axeViolations(personDialog.element())).toEqual([]);
    await button('That is me').click();
    const middle = outcome.group.find(({ time }) => time === onPointOut.mock.calls[0]?.[0].time);
    const other = middle?.people.find(({ isFollowed }) => !isFollowed);
    expect(onPointOut.mock.calls).toEqual([[{ time: middle?.time, ...other?.place }]]);
    expect(await savedCount(store)).toBe(1);
  });

  it('goes by keyboard: from picture to picture, to a person, and away', async () => {
    const { onPointOut } = showResults({ outcome: twoPeople(), clip: noFilm });
    await expect.element(button('That is not me')).toBeVisible();
    (button('That is not me').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(personDialog).toBeVisible();
    const pictures = personDialog.getByRole('group', { name: 'Pictures of the video' }).getByRole('button', { name: /^Picture \d of 8, \d\.\d s$/ });
    await expect.poll(() => pictures.elements().length).toBe(8);
    const pressed = () => pictures.elements().map((one) => one.getAttribute('aria-pressed'));
    expect(pressed().filter((one) => one === 'true')).toHaveLength(1);
    (personBox.element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    await expect.element(button('That is me')).toBeEnabled();
    (pictures.first().element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(pressed).toEqual(['true', ...Array.from({ length: 7 }, () => 'false')]);
    // Whoever was pressed was pressed in another picture.
    await expect.element(button('That is me')).toBeDisabled();
    (pictures.last().element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(pictures.last()).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.element(personDialog).not.toBeInTheDocument();
    expect(onPointOut).not.toHaveBeenCalled();
    await expect.element(button('That is not me')).toHaveFocus();
  });

  /** In each picture somebody else alone. */
  const onlySomebodyElse = () => {
    const { group, ...rest } = twoPeople();
    return { ...rest, group: group.map(({ time, people }) => ({ time, people: people.filter(({ isFollowed }) => !isFollowed) })) };
  };

  it('asks whether it is the only one who was found, who is pointed out already, with no second picture beside', async () => {
    const outcome = onlySomebodyElse();
    const { onPointOut } = showResults({ outcome, clip: noFilm });
    await button('That is not me').click();
    const question = page.getByRole('dialog', { name: 'Is this you?' });
    await expect.element(question).toBeVisible();
    await expect.element(personBox).toHaveAttribute('aria-pressed', 'true');
    expect([...question.element().querySelectorAll('canvas')].filter((one) => one.closest('fieldset') === null)).toHaveLength(1);
    // What happens then is read before it is pressed.
    const answer = button('That is me');
    await expect.element(answer).toHaveAccessibleDescription(/^If it is you, .* is replaced\. If not, film again/);
    const then = text(/^If it is you/).element();
    expect(then.compareDocumentPosition(answer.element()) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    await expect.element(text('Tap yourself.')).not.toBeInTheDocument();
    await question.getByRole('button', { name: /^Picture 2 of / }).click();
    await button('That is me').click();
    const { time } = onPointOut.mock.calls[0]?.[0] ?? {};
    expect(onPointOut.mock.calls).toEqual([[{ time, ...outcome.group.find((picture) => picture.time === time)?.people[0]?.place }]]);
  });

  it('counts for nobody where neither is the player, who can remove it or take it back', async () => {
    const { store, id, onPointOut } = showResults({ outcome: onlySomebodyElse(), clip: noFilm });
    await expect.poll(() => savedCount(store)).toBe(1);
    await button('That is not me').click();
    await button('Not me').click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(text('You said that this is not you. It does not count for you.')).toBeVisible();
    await expect.element(button('Remove this review')).toBeVisible();
    expect((await store.find('player-1', id))?.analysis.isSomebodyElses).toBe(true);
    await button('It is me after all').click();
    await expect.element(button('Remove this review')).not.toBeInTheDocument();
    expect(onPointOut).not.toHaveBeenCalled();
  });

  it('leads to another video where neither is the player and there is no score', async () => {
    const outcome = onlySomebodyElse();
    const { onAgain } = showResults({ outcome: { ...outcome, review: { ...outcome.review, overallScore: null } }, clip: noFilm });
    await button('That is not me').click();
    await button('Not me').click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(onAgain).toHaveBeenCalledTimes(1);
  });

  it('shows the pictures of the clip, and says so where the device cannot', async () => {
    const outcome = twoPeople();
    showResults({ outcome, clip: noFilm });
    await button('That is not me').click();
    const words = text('Your device cannot show this picture. The boxes are where people were.');
    await expect.element(words).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(personDialog).not.toBeInTheDocument();
    showResults({ outcome, clip: await filmOf(outcome) });
    await button('That is not me').last().click();
    const picture = () => personDialog.element().querySelector('canvas');
    const middle = () => picture()?.getContext('2d')?.getImageData(20, 20, 1, 1).data[1] ?? 0;
    // Turf, as the film has it behind its players.
    await expect.poll(middle).toBeGreaterThan(90);
    await expect.element(words).not.toBeInTheDocument();
  });

  it('is asked for at once where either could be meant, by one tap on anybody, and has no score', async () => {
    const outcome = outcomeOf({ beside: 0.2, refusal: 'whoIsMeant' });
    const { onPointOut } = showResults({ outcome, clip: noFilm });
    await expect.element(personDialog).toBeVisible();
    await expect.element(text('Tap yourself. Your video is then looked at again.')).toBeVisible();
    expect(personBox.elements()).toHaveLength(2);
    expect(page.getByRole('meter', { name: 'Score' }).elements()).toEqual([]);
    // Nothing was measured badly: the player has not said yet who they are.
    await expect.element(text('First we need to know which one is you. Then we look at your video again.')).toBeInTheDocument();
    await expect.element(text(/Too little could be measured/)).not.toBeInTheDocument();
    await personBox.first().click();
    const { people, time } = outcome.group.find((picture) => picture.time === onPointOut.mock.calls[0]?.[0].time) ?? {};
    expect(onPointOut.mock.calls).toEqual([[{ time, ...people?.[0]?.place }]]);
  });
});
