/** What the drawings show, with the words that name it. The first that is named counts, so the narrower ones come first. */
const subjects = {
  tidal: /\btid(?:al|es?)\b|\bstraits?\b/,
  kite: /airborne|\bkites?\b/,
  'floating-wind': /floating (?:offshore )?wind|mooring|offshore wind|fjordfloat/,
  ferry: /\bferr(?:y|ies)\b/,
  ship: /\bships?\b|shipping|ammonia|maritime/,
  aircraft: /aviation|jet fuel|aircraft/,
  agrivoltaics: /agrivoltaic|two harvests|orchard/,
  reactor: /molten salt reactor|thorium|nuclear/,
  'solar-sheet': /perovskite|solar (?:cell|module|age?ing)|photovoltaic/,
  desalination: /desalinat|reverse osmosis|membrane|seawater|brackish/,
  geothermal: /geothermal|borehole/,
  hydro: /pumped hydro|hydropower|reservoir/,
  passport: /battery passport|traceab/,
  'battery-loop': /battery (?:recycling|loop|second)|second[- ]life|end-of-life|hydrometallurg/,
  'flow-battery': /flow batter|iron-flow/,
  cells: /solid-state|sodium-ion|lithium|separator/,
  'swap-station': /\bswap(?:ping)?\b|motorcycle/,
  train: /\btrains?\b|branch lines?|\brail/,
  charging: /charging|\bdepots?\b|urban mobility/,
  electrolyser: /electroly|hydrogen/,
  'heat-store': /\bheat\b|thermal|hot sand/,
  'grid-storage': /storage|four hours|battery commissioning/,
  biochar: /biochar/,
  'soil-probe': /\bsoil\b/,
  'carbon-capture': /air capture|carbon capture|direct air|capture price/,
  mineral: /basalt|mineral(?:iz|is)ation/,
  cement: /cement|\bclay\b|building materials/,
  window: /electrochromic|\bwindows?\b/,
  textile: /textile|fibre recycling|cellulose|apparel/,
  circuit: /e-waste|electronic waste|nobody surveys/,
  sorting: /plastics?\b|sorting/,
  forest: /forest/,
  rice: /\brice\b|methane/,
  irrigation: /irrigat|keeps its water|reuse programme/,
  leak: /\bleak|water mains?|pipe that holds/,
  treatment: /sewage|struvite|wastewater|treatment plant|water reuse/,
  appliances: /mini-grid|appliance/,
  'take-apart': /come apart|repair|disassembl/,
  field: /regenerative|field day|agricultur/,
  contract: /\bcontracts?\b|purchase agreement/,
  grid: /\bgrids?\b|\bqueue\b|transmission/,
  summit: /finance|investors?|founders|summit|forum|roundtable|breakfast/,
} as const satisfies Record<string, RegExp>;

export type Subject = keyof typeof subjects;

const entries = Object.entries(subjects) as [Subject, RegExp][];

/** All subjects of which there is a drawing. */
export const subjectNames: readonly Subject[] = entries.map(([name]) => name);

/**
 * The subject of a record, for which there is a drawing.
 *
 * @param words what the record says, the most telling first (its title, say, before its tags): a later one counts only where
 *   those before name no subject
 */
export function subjectOf(words: readonly string[]): Subject | null {
  for (const text of words) {
    const plain = text.toLowerCase();
    const found = entries.find(([, names]) => names.test(plain));
    if (found) return found[0];
  }
  return null;
}
