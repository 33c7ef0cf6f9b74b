import type { FC } from 'react';

import * as batteryLife from './battery-life.tsx';
import * as buildings from './buildings.tsx';
import * as carbon from './carbon.tsx';
import * as cells from './cells.tsx';
import * as fields from './fields.tsx';
import * as heat from './heat.tsx';
import * as materials from './materials.tsx';
import * as people from './people.tsx';
import * as power from './power.tsx';
import * as ships from './ships.tsx';
import * as soil from './soil.tsx';
import type { Subject } from './subject-of.ts';
import * as sun from './sun.tsx';
import * as vehicles from './vehicles.tsx';
import * as water from './water.tsx';
import * as windAndTide from './wind-and-tide.tsx';

const drawings: Record<Subject, FC> = {
  tidal: windAndTide.TidalArt,
  kite: windAndTide.KiteArt,
  'floating-wind': windAndTide.FloatingWindArt,
  ferry: ships.FerryArt,
  ship: ships.ShipArt,
  aircraft: vehicles.AircraftArt,
  agrivoltaics: sun.AgrivoltaicsArt,
  reactor: heat.ReactorArt,
  'solar-sheet': sun.SolarSheetArt,
  desalination: water.DesalinationArt,
  geothermal: heat.GeothermalArt,
  hydro: power.HydroArt,
  passport: batteryLife.PassportArt,
  'battery-loop': batteryLife.BatteryLoopArt,
  'flow-battery': cells.FlowBatteryArt,
  cells: cells.CellsArt,
  'swap-station': batteryLife.SwapStationArt,
  train: vehicles.TrainArt,
  charging: vehicles.ChargingArt,
  electrolyser: cells.ElectrolyserArt,
  'heat-store': heat.HeatStoreArt,
  'grid-storage': power.GridStorageArt,
  biochar: carbon.BiocharArt,
  'soil-probe': soil.SoilProbeArt,
  'carbon-capture': carbon.CarbonCaptureArt,
  mineral: carbon.MineralArt,
  cement: buildings.CementArt,
  window: buildings.WindowArt,
  textile: materials.TextileArt,
  circuit: materials.CircuitArt,
  sorting: materials.SortingArt,
  forest: soil.ForestArt,
  rice: fields.RiceArt,
  irrigation: fields.IrrigationArt,
  leak: water.LeakArt,
  treatment: water.TreatmentArt,
  appliances: sun.AppliancesArt,
  'take-apart': buildings.TakeApartArt,
  field: fields.FieldArt,
  contract: people.ContractArt,
  grid: power.GridArt,
  summit: people.SummitArt,
};

/** The drawing of a subject, in the tones of the picture around it. */
export function SubjectDrawing({ subject }: { subject: Subject }) {
  const Drawing = drawings[subject];
  return <Drawing />;
}
