import { expect, it } from 'vitest';
import { createLockNews } from '../../../main/carrier/lockNews.ts';
import type { Notice } from '../../../shared/contract/answers.ts';

it('what the lock tells before there is a host is told by it later, once and in order; the rest at once', () => {
  const news = createLockNews('/data');
  const told: Notice[] = [];
  news.onUnsure();
  news.onRival();
  news.deliverTo({ announce: (notice) => told.push(notice) });
  const before = [
    { code: 'notLocked', detail: '/data' },
    { code: 'folderShared', detail: '/data' },
  ];
  expect(told).toEqual(before);
  news.onRival();
  expect(told).toEqual([...before, before[1]]);
});
