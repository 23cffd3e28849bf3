import { useEffect } from 'react';
import { table3DHost } from './table3DHost.ts';
import { useTable3D } from './table3DStore.ts';

const hasPicture = (): boolean => table3DHost.querySelector('[data-frames]') !== null;

/** Tells when the table has drawn its first picture: it writes the number of its pictures on its element. */
export function useFirstPicture(waiting: boolean): void {
  useEffect(() => {
    if (!waiting) return;
    const look = () => {
      if (hasPicture()) useTable3D.setState({ state: 'drawn', progress: 1 });
      else if (table3DHost.querySelector('canvas') !== null) useTable3D.setState({ progress: 0.7 });
    };
    const observer = new MutationObserver(look);
    observer.observe(table3DHost, { subtree: true, childList: true, attributeFilter: ['data-frames'] });
    look();
    return () => observer.disconnect();
  }, [waiting]);
}
