/** The height of a map as CSS, also for what stands in its place until it is there. */
export const mapHeight = 'clamp(260px, 52cqw, 480px)';
