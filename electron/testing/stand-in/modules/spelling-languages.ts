/** The spell checker languages that Chromium names on Windows and Linux (components/spellcheck/common). */
export const spellingLanguages = (
  'af bg ca cs cy da de de-DE el en en-AU en-CA en-GB en-GB-oxendict en-US es es-419 es-AR es-ES es-MX es-US et fa fo ' +
  'fr fr-FR he hi hr hu hy id it it-IT ko lt lv nb nl pl pt pt-BR pt-PT ro ru sh sk sl sq sr sv ta tg tr uk vi'
).split(' ');
