import { TREASURY } from '../../renderer/cards/layout/dimensions.ts';
import { COLOURS, numberOfColour } from '../../shared/vocabulary/colours.ts';
import { atRest, atTable, lookedAt, pileOf, pixelOf, SEATS, standOf } from './onTable.ts';
import { expect, type Program, poll, test } from './program.ts';

const cardsOnPiles = async (program: Program): Promise<number> =>
  (await program.truth()).piles.reduce((sum, { length }) => sum + length, 0);

test('the table is played with the pointer, from one sitting: its views, its piles, and the bank', async ({
  page,
  program,
}) => {
  await atTable(page, program);

  await test.step('the views of the table are had by key and from one menu, and Escape leads back', async () => {
    const views = page.getByRole('button', { name: 'View' });
    await views.click();
    await expect(page.getByRole('menuitemradio')).toHaveCount(5 + SEATS - 1);
    await page.getByRole('menuitemradio', { name: /^Colonies/ }).click();
    await expect(views).toHaveAttribute('data-away', 'true');
    await page.keyboard.press('Escape');
    await expect(views).toHaveAttribute('data-away', 'false');
    await page.keyboard.press('v');
    await expect(views).toHaveAttribute('data-away', 'true');
    await page.keyboard.press('Escape');
    await expect(views).toHaveAttribute('data-away', 'false');
  });

  await test.step('a press on the stand of another player leads to the whole board of that seat, and a key from one to the next', async () => {
    const views = page.getByRole('button', { name: 'View' });
    const { x, y } = await standOf(page, 2);
    await page.mouse.click(x, y);
    await expect(views).toHaveAttribute('data-away', 'true');
    expect(await lookedAt(page)).toContain('Chen');
    for (const next of ['Dalia', 'Bruno', 'Chen']) {
      await page.keyboard.press('n');
      expect(await lookedAt(page)).toContain(next);
    }
    await page.keyboard.press('Escape');
    await expect(views).toHaveAttribute('data-away', 'false');
  });

  await test.step('what is pointed at is lit in the panel; a press chooses beside the pointer, another one does it', async () => {
    const { at, height } = await pileOf(page, program, 'green');
    const before = await cardsOnPiles(program);
    const beside = page.locator('.beside');
    await page.mouse.move(at.x, at.y, { steps: 3 });
    await expect(page.locator('.panel [data-group="pile:green"]')).toHaveAttribute('data-pointed', 'true');
    await expect(beside).toHaveCount(0);

    await page.mouse.click(at.x, at.y);
    await expect(beside).toHaveAttribute('data-stays', 'true');
    const box = await beside.boundingBox();
    if (box === null) throw new Error('nothing stands beside the pile');
    const covers = at.x > box.x && at.x < box.x + box.width && at.y > box.y && at.y < box.y + box.height;
    expect(covers).toBe(false);
    await page.keyboard.press('Escape');
    await expect(beside).toHaveCount(0);

    await page.mouse.click(at.x, at.y);
    const sell = beside.locator('[data-verb="sell"]');
    await sell.click();
    await expect(sell).toHaveAttribute('aria-pressed', 'true');
    expect((await program.truth()).piles[numberOfColour('green')]).toHaveLength(height);
    // Again on the piece itself.
    await page.mouse.click(at.x, at.y);
    await poll(async () => (await program.truth()).piles[numberOfColour('green')].length).toBeLessThan(height);
    // The others have taken a card each, too.
    await poll(() => cardsOnPiles(program)).toBe(before - SEATS);
  });

  await test.step('a card is sold by dragging it to the bank, and goes back when it is let go of elsewhere', async () => {
    await atRest(page);
    const colour = COLOURS[0];
    const { at, height } = await pileOf(page, program, colour);
    const bank = await pixelOf(page, { x: TREASURY.x, y: TREASURY.top, z: TREASURY.z });

    await page.mouse.move(at.x, at.y, { steps: 3 });
    await page.mouse.down();
    await page.mouse.move(640, 20, { steps: 5 });
    await page.mouse.up();
    await expect(page.locator('.beside[data-stays="true"]')).toHaveCount(0);
    expect((await program.truth()).piles[numberOfColour(colour)]).toHaveLength(height);

    await page.mouse.move(at.x, at.y, { steps: 3 });
    await page.mouse.down();
    await page.mouse.move(bank.x, bank.y, { steps: 5 });
    await page.mouse.up();
    // As with a press: what was let go of is chosen, and done when it is confirmed.
    await expect(page.locator('.beside[data-stays="true"] [data-verb="sell"]')).toHaveAttribute('aria-pressed', 'true');
    expect((await program.truth()).piles[numberOfColour(colour)]).toHaveLength(height);
    await page.mouse.click(at.x, at.y);
    await poll(async () => (await program.truth()).piles[numberOfColour(colour)].length).toBeLessThan(height);
  });
});
