/**
 * Breaks a text into lines no wider than `width`; `widthOf` measures one. Of more than `most` lines the last ends with an
 * ellipsis. A word that is too wide for a line is cut.
 */
export function linesOf(text: string, width: number, most: number, widthOf: (line: string) => number): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  const lines: string[] = [];
  let line = '';
  for (const [index, word] of words.entries()) {
    const longer = line ? `${line} ${word}` : word;
    if (widthOf(longer) <= width) {
      line = longer;
      continue;
    }
    if (line && lines.length + 1 === most) return [...lines, cut([line, ...words.slice(index)].join(' '))];
    if (line) lines.push(line);
    line = widthOf(word) <= width ? word : cut(word);
  }
  return line ? [...lines, line] : lines;

  /** The longest beginning that fits, with an ellipsis; found by halves, for each measurement costs as much as the text is long. */
  function cut(long: string): string {
    const letters = Array.from(long);
    const beginning = (length: number) => `${letters.slice(0, length).join('').trimEnd()}…`;
    let [fitting, tooLong] = [1, letters.length + 1];
    while (tooLong - fitting > 1) {
      const middle = Math.floor((fitting + tooLong) / 2);
      if (widthOf(beginning(middle)) <= width) fitting = middle;
      else tooLong = middle;
    }
    return beginning(fitting);
  }
}
