import { smallTargets } from '../support/small-touch-targets.ts';
import { expect, test } from '../support/playwright-fixtures.ts';

// What is looked at by it is in accessibility.spec.ts.
test('a target that is too small is found, by what a press would hit', async ({ page }) => {
  await page.setContent(`
    <p style="margin-top: 9rem">A <a href="#x" style="font: 12px/1 monospace">link</a> within text</p>
    <button style="width: 100px; height: 28px">Small</button>
    <p><button style="width: 100px; height: 44px">Large</button></p>
    <button style="position: relative; width: 100px; height: 20px">Rim<span style="position: absolute; inset: -14px"></span></button>
    <p><label style="display: block; padding: 16px"><input type="checkbox"> Label</label></p>`);
  expect((await smallTargets(page)).map((target) => target.replace(/,.*/, ''))).toEqual(['“link” by A', '“Small” by BUTTON']);
});
