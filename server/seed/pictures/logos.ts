const white = '#ffffff';
const fill = (path: string, opacity = 1) => `<path d="${path}" fill="${white}" fill-opacity="${opacity}"/>`;
const line = (path: string, width = 18, opacity = 1) =>
  `<path d="${path}" fill="none" stroke="${white}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const dot = (x: number, y: number, r: number, opacity = 1) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${white}" fill-opacity="${opacity}"/>`;

/** The marks of the invented companies in a box of 320 by 320 units, each on its colour. */
const logos: Readonly<Record<string, readonly [colour: string, mark: string]>> = {
  'Tidewell Storage': [
    '#0f5f73',
    fill('M92 108h136v26H92Z') +
      fill('M92 150h136v26H92Z', 0.75) +
      line('M84 214c19-20 38-20 57 0s38 20 57 0 38-20 57 0'),
  ],
  'Saltbridge Cells': [
    '#35507a',
    line('M72 208C96 116 224 116 248 208') + fill('M72 196h36v52H72ZM212 196h36v52H212Z') + dot(160, 188, 17),
  ],
  'Emberstack Thermal': [
    '#a8442a',
    fill('M84 200h70v36H84ZM166 200h70v36H166ZM125 152h70v36H125Z') +
      fill('M160 64c30 30 34 50 22 74h-44c-12-22-2-46 22-74Z', 0.8),
  ],
  'Nordhelio Labs': [
    '#c07a14',
    dot(160, 188, 46) +
      line('M160 108V76M104 132L80 108M216 132l24-24M84 188H60M236 188h24') +
      line('M76 250H244', 14, 0.7),
  ],
  'Lumenfold Solar': ['#b3641b', fill('M70 214L130 96l60 118Z') + fill('M142 120l14-24 94 118h-60Z', 0.6)],
  'Gullwing Airborne': [
    '#2a6f9e',
    line('M58 178C92 110 138 118 160 168c22-50 68-58 102 10', 22) + line('M160 168V236', 8, 0.7) + dot(160, 244, 12),
  ],
  'Fjordfloat Wind': [
    '#1d5a6b',
    line('M160 190V138', 16) +
      fill(
        'M154 132c-26-14-44-38-52-66 34 8 54 28 62 56ZM168 134c26-16 56-20 84-12-24 26-52 34-80 26ZM156 146c2 30-8 58-28 80-14-34-8-62 14-84Z',
      ) +
      line('M70 238c30-18 60 18 90 0s60 18 90 0', 14, 0.8),
  ],
  'Clearwater Electrolysis': [
    '#177a86',
    fill('M160 62c42 56 62 88 62 120a62 62 0 0 1-124 0c0-32 20-64 62-120Z') +
      '<path d="M166 122l-38 66h26l-8 46 46-70h-28Z" fill="#177a86"/>',
  ],
  'Hearthline Hydrogen': [
    '#7d3f5d',
    line('M84 244V138l76-62 76 62v106Z') + dot(134, 190, 20) + dot(186, 190, 20) + line('M134 190h52', 10),
  ],
  'Aerolith Carbon': [
    '#44535c',
    dot(160, 160, 34) +
      dot(88, 160, 24, 0.7) +
      dot(232, 160, 24, 0.7) +
      line('M70 96c60-30 120-30 180 0M70 224c60 30 120 30 180 0', 14, 0.8),
  ],
  'Basaltic Storage': [
    '#37424a',
    fill('M160 64l40 22v46l-40 22-40-22V86Z') +
      fill('M112 148l40 22v46l-40 22-40-22v-46Z', 0.75) +
      fill('M208 148l40 22v46l-40 22-40-22v-46Z', 0.55),
  ],
  'Claystone Cements': [
    '#96603b',
    fill('M70 118h84v44H70ZM166 118h84v44H166ZM70 174h40v44H70ZM122 174h76v44H122ZM210 174h40v44H210Z'),
  ],
  'Rooftop & Rind': [
    '#4d7a2f',
    line('M64 176L160 92l96 84', 22) + fill('M104 190c0 40 26 58 56 58s56-18 56-58Z', 0.85),
  ],
  'Deepwarm Geothermal': [
    '#9c3f35',
    line('M120 76v110c0 54 80 54 80 0V76') + line('M80 250c18-14 34 14 52 0s34 14 52 0 34 14 52 0', 12, 0.7),
  ],
  'Millrace Hydro': [
    '#1b6a8c',
    '<circle cx="160" cy="150" r="66" fill="none" stroke="#fff" stroke-width="18"/>' +
      line('M160 84v132M94 150h132M114 104l92 92M206 104l-92 92', 10) +
      line('M64 250c32-16 64 16 96 0s64 16 96 0', 14, 0.8),
  ],
  'Thorwald Fuels': [
    '#5a4a86',
    fill('M100 84h34v152h-34ZM143 84h34v152h-34ZM186 84h34v152h-34Z') + line('M76 120h168M76 200h168', 10, 0.6),
  ],
  'Brightcore Molten Systems': [
    '#b3512e',
    '<circle cx="160" cy="160" r="84" fill="none" stroke="#fff" stroke-width="16"/>' +
      fill('M92 168c22-16 46 16 68 0s46 16 68 0c0 40-28 68-68 68s-68-28-68-68Z') +
      dot(160, 122, 16),
  ],
  'Loopcycle Materials': ['#2f7d4f', line('M160 160c-30-54-96-54-96 0s66 54 96 0c30-54 96-54 96 0s-66 54-96 0Z', 24)],
  'Blackmass Refining': [
    '#22282c',
    fill('M92 92l50-18 40 34-12 54-58 8-36-38Z') +
      fill('M194 176l44 8 12 42-40 24-38-26Z', 0.7) +
      fill('M104 196l34-6 16 32-28 22-30-14Z', 0.5),
  ],
  'Terralune Biochar': [
    '#3f4f2c',
    '<path d="M196 76a88 88 0 1 0 0 168 76 76 0 1 1 0-168Z" fill="#fff"/>' +
      fill('M176 214c-2-44 18-70 62-80 4 46-16 76-62 80Z', 0.8),
  ],
  'Halfshade Farms': [
    '#5e7f24',
    '<path d="M160 72a88 88 0 0 1 0 176Z" fill="#fff"/><circle cx="160" cy="160" r="88" fill="none" stroke="#fff" stroke-width="14"/>' +
      line('M96 196c18-8 40-8 56 0M92 160h60', 10, 0.8),
  ],
  'Harborline Ferries': [
    '#1c4f7d',
    fill('M64 168h192l-34 56H98Z') +
      fill('M110 112h92v42h-92Z', 0.8) +
      line('M60 254c34-16 66 16 100 0s66 16 100 0', 12, 0.8),
  ],
  'Quayside Ammonia': [
    '#256a70',
    dot(160, 128, 40) +
      dot(100, 208, 26, 0.8) +
      dot(160, 226, 26, 0.8) +
      dot(220, 208, 26, 0.8) +
      line('M140 152l-30 40M160 160v50M180 152l30 40', 12),
  ],
  'Clearbrook Membranes': [
    '#1f7f99',
    line('M160 70v180', 20) +
      line('M68 118h50M68 160h50M68 202h50', 14, 0.6) +
      line('M204 160h44m-18-20l20 20-20 20', 14),
  ],
  'Leaksong Acoustics': ['#4a5b97', line('M76 160v0M112 124v72M148 88v144M184 124v72M220 146v28M252 160v0', 20)],
};

/** The names of the companies that have a logo. */
export const companiesWithLogo = Object.keys(logos);

/** The logo of a sample company as an SVG of 320 by 320 units. */
export function logoOf(company: string): string {
  const [colour, mark] = logos[company] ?? ['#44535c', ''];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="0 0 320 320"><rect width="320" height="320" fill="${colour}"/>${mark}</svg>`;
}
