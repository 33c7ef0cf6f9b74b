import { carbonCaptureMaterials } from './carbon-capture-materials.ts';
import { greenHydrogenElectrolyzers } from './green-hydrogen-electrolyzers.ts';
import { gridScaleStorage } from './grid-scale-storage.ts';
import { moltenSaltReactors } from './molten-salt-reactors.ts';
import { perovskiteSolarCells } from './perovskite-solar-cells.ts';
import type { SampleResearch } from './sample-research.ts';
import { thoriumNuclearFuel } from './thorium-nuclear-fuel.ts';

/** The six articles of the hub, in their order. */
export const sampleResearchArticles: readonly SampleResearch[] = [
  perovskiteSolarCells,
  thoriumNuclearFuel,
  moltenSaltReactors,
  greenHydrogenElectrolyzers,
  gridScaleStorage,
  carbonCaptureMaterials,
];
