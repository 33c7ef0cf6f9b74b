/** Records at one place of the map. */
export interface Mark {
  /** What it stands for, such as a country. */
  keys: readonly string[];
  x: number;
  y: number;
  count: { value: number; isCapped: boolean };
}

/** A mark as it is drawn. */
export interface Circle extends Mark {
  radius: number;
}

/** Large enough for a finger and for three digits. */
const smallest = 13;
const largest = 30;
/** The number that the largest circle stands for, if none is larger: a few records make no large circles. */
const many = 50;
/** Circles that cover each other more than this become one. */
const nearest = 0.85;

/**
 * The circles for marks, the largest number first: their areas grow with the numbers, and marks that would hide each other
 * become one circle between them that counts all of them.
 */
export function circlesOf(marks: readonly Mark[]): Circle[] {
  const most = Math.max(many, ...marks.map(({ count }) => count.value));
  const sized = (mark: Mark): Circle => ({
    ...mark,
    radius: Math.min(largest, smallest + (largest - smallest) * Math.sqrt(mark.count.value / most)),
  });
  const circles: Circle[] = [];
  for (const mark of marks.toSorted((a, b) => b.count.value - a.count.value)) {
    let circle = sized(mark);
    // A circle that grew may have come too near to another one.
    for (let near = -1; (near = circles.findIndex((other) => hides(other, circle))) >= 0; ) {
      const [other] = circles.splice(near, 1);
      if (other) circle = sized(joined(other, circle));
    }
    circles.push(circle);
  }
  return circles.toSorted((a, b) => b.count.value - a.count.value);
}

function hides(a: Circle, b: Circle): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) < (a.radius + b.radius) * nearest;
}

function joined(a: Mark, b: Mark): Mark {
  const [more, less] = a.count.value >= b.count.value ? [a, b] : [b, a];
  const value = a.count.value + b.count.value;
  const share = a.count.value / value;
  return {
    keys: [...more.keys, ...less.keys],
    x: a.x * share + b.x * (1 - share),
    y: a.y * share + b.y * (1 - share),
    count: { value, isCapped: a.count.isCapped || b.count.isCapped },
  };
}
