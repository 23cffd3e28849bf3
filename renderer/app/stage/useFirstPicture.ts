import { useEffect } from 'react';
import { stageHost } from './stageHost.ts';
import { useStage } from './stageStore.ts';

const hasPicture = (): boolean => stageHost.querySelector('[data-frames]') !== null;

/** Tells when the table has drawn its first picture: it writes the number of its pictures on its element. */
export function useFirstPicture(waiting: boolean): void {
  useEffect(() => {
    if (!waiting) return;
    const look = () => {
      if (hasPicture()) useStage.setState({ state: 'drawn', progress: 1 });
      else if (stageHost.querySelector('canvas') !== null) useStage.setState({ progress: 0.7 });
    };
    const observer = new MutationObserver(look);
    observer.observe(stageHost, { subtree: true, childList: true, attributeFilter: ['data-frames'] });
    look();
    return () => observer.disconnect();
  }, [waiting]);
}
