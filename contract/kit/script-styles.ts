/**
 * What every style element holds that a script makes in our pages (src/theme/script-styles.ts): a text that the policies of
 * pages know by its digest. The rules themselves come by the interface for style sheets, which no policy refuses.
 */
export const scriptStyleText = '/* rules come from scripts */';

/** The source in `style-src` that lets that text in. */
export const scriptStyleSource = "'sha256-tJwfK0/pxcD76Q8YR2zHMhKa4pRqW5NodB39Gufeps4='";
