import type { CSSProperties } from 'react';

const panel: CSSProperties = {
  position: 'absolute',
  background: 'rgba(20,14,10,0.86)',
  border: '1px solid rgba(226,190,110,0.4)',
  pointerEvents: 'none',
};

/** Grey stand-ins for the panels of the game screen, to judge what stays visible of the table. */
export const Panels = () => (
  <>
    <div style={{ ...panel, left: 0, right: 0, top: 0, height: 44 }} />
    <div style={{ ...panel, left: 0, top: 44, bottom: 0, width: 220 }} />
    <div style={{ ...panel, right: 0, top: 44, bottom: 0, width: 340 }} />
  </>
);
