/** Courses of motion from 0 to 1; each starts at 0 and ends at 1. */
export type Easing = (progress: number) => number;

/** Starts gently, brakes gently: as a hand carries something. */
export const carry: Easing = (progress) => progress * progress * (3 - 2 * progress);

/** Arrives softly, as if laid down by hand. */
export const lay: Easing = (progress) => 1 - (1 - progress) ** 3;

/** Gathers speed, as something that is let go of. */
export const drop: Easing = (progress) => progress * progress;

/** The part of a turn that `notch` goes too far: 3° of the wheel's 72°. */
const OVERSHOOT = 3 / 72;

/** Goes a little too far and comes back, as a heavy wheel falls into its notch. */
export const notch: Easing = (progress) => {
  const turn = 0.78;
  if (progress < turn) return carry(progress / turn) * (1 + OVERSHOOT);
  return 1 + OVERSHOOT * (1 - carry((progress - turn) / (1 - turn)));
};
