/** How the hair of a sample member is drawn. */
export type Hair = 'short' | 'crop' | 'swept' | 'long' | 'bob' | 'bun' | 'curls' | 'bald' | 'scarf' | 'tail';

export interface Look {
  /** Index of `skins`, light to dark. */
  skin: number;
  /** Index of `hairs`; of a scarf, of `cloths`. */
  colour: number;
  hair: Hair;
  hasGlasses: boolean;
  hasBeard: boolean;
}

export const skins = ['#f6d3bd', '#eebf9f', '#dba57e', '#c08457', '#94603c', '#6a4229'] as const;
export const hairs = ['#2a211f', '#4b3226', '#7c4f30', '#c18a4a', '#a9452b', '#9aa0a3'] as const;
export const cloths = ['#1f6f5c', '#33567f', '#8a4b3c', '#5c4a7d', '#3f6b34', '#a3752c', '#2f4858', '#7b3b57'] as const;

const look = (skin: number, colour: number, hair: Hair, more = ''): Look => ({
  skin,
  colour,
  hair,
  hasGlasses: more.includes('glasses'),
  hasBeard: more.includes('beard'),
});

/** The looks of the invented members, by their user names. The two users of quick login have no picture. */
export const looks: Readonly<Record<string, Look>> = {
  'ines.okafor': look(5, 0, 'curls'),
  'jonas.lindqvist': look(0, 3, 'swept', 'beard'),
  'mei.tanaka': look(1, 0, 'bob'),
  'priya.nair': look(3, 0, 'long'),
  'tomas.reyes': look(2, 1, 'short', 'beard'),
  'sven.aaltonen': look(0, 5, 'crop', 'glasses'),
  'marcus.webb': look(4, 0, 'crop'),
  'clara.beaumont': look(1, 2, 'bun', 'glasses'),
  'amara.diallo': look(5, 0, 'bun'),
  'freya.solheim': look(0, 3, 'bob', 'glasses'),
  'hugo.lefebvre': look(1, 5, 'swept'),
  'yusuf.demir': look(2, 0, 'short', 'beard glasses'),
  'daniel.osei': look(5, 0, 'crop', 'beard'),
  'grace.kimani': look(5, 1, 'tail'),
  'rosa.almeida': look(2, 1, 'long'),
  'leila.haddad': look(2, 7, 'scarf'),
  'elena.petrova': look(0, 4, 'long', 'glasses'),
  'aisha.rahman': look(3, 0, 'scarf'),
  'ingrid.vale': look(0, 5, 'bob'),
  'nour.elsayed': look(2, 0, 'curls', 'glasses'),
  'luca.marchetti': look(1, 1, 'swept', 'beard'),
  'oskar.nowak': look(0, 2, 'short'),
  'samuel.adeyemi': look(5, 0, 'bald', 'beard'),
  'jun.park': look(1, 0, 'swept', 'glasses'),
  'owen.pritchard': look(0, 4, 'short', 'beard'),
  'tunde.bakare': look(4, 0, 'crop', 'glasses'),
  'mateo.quiroga': look(2, 1, 'swept'),
  'jack.thornton': look(0, 2, 'crop', 'beard'),
  'piotr.zielinski': look(0, 5, 'bald', 'glasses'),
  'camila.rojas': look(2, 0, 'tail'),
  'lucia.ferrari': look(1, 1, 'bob', 'glasses'),
  'hana.novak': look(0, 3, 'tail'),
  'viktor.horvat': look(1, 0, 'short'),
  'mina.hoffmann': look(1, 2, 'bob'),
  'harriet.lowe': look(0, 4, 'bun'),
  'rafael.costa': look(3, 0, 'curls', 'beard'),
  'thandi.mokoena': look(5, 0, 'long', 'glasses'),
  'keiko.mori': look(1, 5, 'bun', 'glasses'),
  'ravi.menon': look(3, 0, 'swept', 'beard'),
  'noah.fischer': look(0, 3, 'short', 'glasses'),
  'ethan.brooks': look(4, 0, 'curls'),
  'beatriz.santos': look(3, 1, 'curls', 'glasses'),
  'liam.oconnor': look(0, 4, 'swept'),
  'isla.macleod': look(0, 4, 'tail', 'glasses'),
  'zainab.yusuf': look(5, 3, 'scarf'),
  'mikael.berg': look(0, 3, 'crop'),
  'chloe.martin': look(1, 3, 'long'),
  'sofia.lindgren': look(0, 2, 'long', 'glasses'),
  'dmitri.volkov': look(1, 5, 'short', 'beard'),
  'anjali.kapoor': look(3, 1, 'bun'),
  'theo.vandijk': look(0, 2, 'curls', 'glasses'),
};
