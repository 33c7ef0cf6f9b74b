/** A record: its year, and the efficiency in percent. */
export interface EfficiencyRecord {
  year: number;
  percent: number;
}

/** Single-junction perovskite cells; the first two as published, the others as certified for the chart of records. */
export const singleJunction: readonly EfficiencyRecord[] = [
  { year: 2009, percent: 3.8 },
  { year: 2012, percent: 9.7 },
  { year: 2013, percent: 14.1 },
  { year: 2014, percent: 20.1 },
  { year: 2016, percent: 22.1 },
  { year: 2018, percent: 23.7 },
  { year: 2019, percent: 25.2 },
  { year: 2021, percent: 25.7 },
  { year: 2023, percent: 26.1 },
  { year: 2024, percent: 26.7 },
];

/** Perovskite on silicon, two terminals. */
export const tandem: readonly EfficiencyRecord[] = [
  { year: 2017, percent: 23.6 },
  { year: 2018, percent: 28.0 },
  { year: 2020, percent: 29.5 },
  { year: 2021, percent: 29.8 },
  { year: 2022, percent: 32.5 },
  { year: 2023, percent: 33.9 },
  { year: 2024, percent: 34.6 },
  { year: 2025, percent: 34.85 },
];

/** The best silicon cell of May 2024. */
export const siliconRecord = 27.3;
