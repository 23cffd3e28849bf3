import { useEffect, useRef } from 'react';
import { paintTitle } from './titlePicture/paintTitle.ts';

interface Props {
  readonly width: number;
  /** Pictures whose mean it is: the more, the softer are shadows and edges. */
  readonly samples: number;
}

/** The picture of the title screen: `?page=title&width=1720&samples=16`. */
export const TitlePicture = ({ width, samples }: Props) => {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const canvas = paintTitle(width, samples);
    canvas.dataset.painted = '';
    frame.current?.replaceChildren(canvas);
  }, [width, samples]);
  return <div ref={frame} />;
};
