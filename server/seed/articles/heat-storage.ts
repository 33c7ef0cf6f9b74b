import type { SampleArticle } from './sample-article.ts';

export const heatStorage: SampleArticle = {
  title: 'Heat is the battery that factories already own',
  description:
    'Half of the energy we use is used as heat. Storing it in water, salt or bricks is old, sturdy and cheap, and it turns surplus electricity into steam at any hour.',
  focusArea: 'energy-storage',
  author: 'Lena Hofmann',
  daysAgo: 61,
  content: `
<p>When people say storage they usually mean electricity. Much of what industry and buildings need is something humbler. The International Energy Agency reckons that heat makes up almost half of the world's final energy consumption, and that about two thirds of the energy industry uses is used as heat. A store for heat is a store for half of everything.</p>
<p>It is also easy to build. Warm a cubic metre of water by 50 °C and it holds about 58 kWh, more than the battery of many electric cars. The container is a steel tank with insulation. Nothing in it is rare, nothing ages in the way of a cell, and the cost of the water is not worth a line in the budget.</p>
<h3>From warm to glowing</h3>
<p><strong>Up to 100 °C</strong> water is unbeaten. Denmark has shown with large pits in the ground, lined and covered with floating insulation, that summer heat can be kept for a whole district until winter. Losses shrink with size, since volume grows faster than surface.</p>
<p><strong>Up to 565 °C</strong> molten salts have served solar thermal power stations for years. A mixture of sodium and potassium nitrate is pumped from a cold tank to a hot one. It must never freeze in the pipes, which happens well above 200 °C.</p>
<p><strong>Up to 1,500 °C</strong> solids take over: bricks, crushed rock, graphite or sand. Electric elements heat them when power is cheap; air or another gas carries the heat out when it is needed. The steel industry has used brick-filled regenerators since the nineteenth century, so the lifetime of such material is well known.</p>
<h3>A bridge between two prices</h3>
<p>The attraction for a factory is simple. A boiler that burns gas follows the gas price. A heat store follows the cheapest hours of the power market, of which there are more each year. Four to six hours of charging at noon can give twenty-four hours of steam. In the grid's eyes the factory becomes a large consumer that only appears when there is too much.</p>
<p>Turning electricity into heat with an element loses almost nothing. Turning the heat back into electricity loses more than half. The sensible rule follows: store heat where heat is wanted, and leave the way back to batteries.</p>
<h3>What holds it up</h3>
<ul><li><strong>Grid fees.</strong> Many tariffs punish a high peak, even at noon on a sunny Sunday when the lines would welcome it.</li><li><strong>Space.</strong> Tanks and brick blocks are heavy and want to stand close to the pipes they serve.</li><li><strong>Temperature.</strong> Each process has its own. A dairy needs 140 °C, a paper mill somewhat more, a glass furnace far more than any store sold today delivers.</li><li><strong>Habit.</strong> Plant managers trust the boiler they have, and an idle boiler kept as reserve is often the best argument for trying the store.</li></ul>
<p>A practical first step costs almost nothing: a week of measured heat demand, hour by hour, laid beside the prices of the same week. If the two curves disagree, a store has something to earn.</p>
`,
};
