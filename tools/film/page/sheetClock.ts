/* Lets what style sheets move go by the page's own clock, which stands still between two pictures; theirs would go on. */

const begun = new WeakMap<Animation, number>();

/** From now on, all that moves by style sheets is where it should be at each frame of the page's clock. */
export const holdSheets = (): void => {
  requestAnimationFrame(function step() {
    const now = performance.now();
    for (const animation of document.getAnimations()) {
      const since = begun.get(animation) ?? now;
      begun.set(animation, since);
      const { endTime = 0 } = animation.effect?.getComputedTiming() ?? {};
      if (now - since >= Number(endTime)) animation.finish();
      else {
        animation.pause();
        animation.currentTime = now - since;
      }
    }
    requestAnimationFrame(step);
  });
};
