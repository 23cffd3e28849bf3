import { type ContentFile, standardContent } from '../../../../shared/content/content.ts';

/** A player's own numbers: everything costs something else. */
export const ownContent = (coinsPerPoint: number): ContentFile => ({ ...standardContent.file, coinsPerPoint });

export const ownText = (coinsPerPoint: number): string => JSON.stringify(ownContent(coinsPerPoint));
