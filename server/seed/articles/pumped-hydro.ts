import type { SampleArticle } from './sample-article.ts';

export const pumpedHydro: SampleArticle = {
  title: 'An old idea finds new sites',
  description:
    "Pumped hydro still holds most of the world's stored electricity. Closed loops away from rivers could give it a second career, if permits and patience allow.",
  focusArea: 'energy-storage',
  author: 'Tomás Rivera',
  daysAgo: 118,
  content: `
<p>The largest battery in most countries has no cells. It has two lakes, a tunnel and a machine that pumps in one direction and generates in the other. The International Hydropower Association puts the capacity of the world's pumped storage at about 179 GW in 2023, and more than 90% of all the electricity that is stored for longer periods is stored this way.</p>
<p>The physics is modest, which explains the scale. A cubic metre of water that falls by 100 m yields 0.27 kWh, about as much as it takes to boil three litres. So the lakes have to be large, the drop has to be high, or both. In return the parts are simple, and a plant that was opened in the 1920s can still be in service after new machines have been put in.</p>
<h3>Away from the river</h3>
<p>Earlier projects dammed valleys, and the best valleys are taken or protected. The newer approach is the closed loop: two basins on a hill and at its foot, filled once, topped up for evaporation, and connected to no river. Researchers at the Australian National University have searched the world's terrain by computer and found 616,000 potential sites of this kind outside protected areas, with a combined capacity of about 23 million GWh. Only a tiny fraction would ever be needed.</p>
<p>A map is no permit, of course. Geology, land rights, access and grid connections remove most of the candidates. Old mines deserve a special look, because they come with a pit, a power line and a community that knows heavy machinery.</p>
<h3>What it does for the grid</h3>
<p>Of the electricity that goes into the pumps, 75 to 80% comes back. Typical durations are six to twenty hours, which fills the space between batteries and seasonal stores. The heavy rotating machines add something that inverters have to imitate: inertia, which slows the fall of frequency in the first second after a fault, and short-circuit strength, which keeps protection relays working.</p>
<p>Machines with variable speed can also trim their power while pumping. That makes them useful at night, when the wind blows and somebody has to balance it.</p>
<h3>The difficulty is time</h3>
<ul><li><strong>Permits</strong> can take as long as construction, and construction takes four to eight years.</li><li><strong>Ground risk</strong> is carried in the tunnel. One unexpected fault zone can cost a year.</li><li><strong>Revenue</strong> has to be forecast for a lifetime of fifty years or more, in markets whose rules change every five.</li><li><strong>Lenders</strong> discount what lies far ahead, so the long life that engineers praise adds little to the value on a spreadsheet.</li></ul>
<p>Countries that build again have answered the last two points with regulation. A regulated return, or a revenue floor shared with consumers, lowers the cost of capital by more than any improvement of the turbine could. Great Britain has chosen such a cap-and-floor scheme for long-duration storage.</p>
<p>For a portfolio the asset is the opposite of a lithium project: slow to arrive, hard to copy, and still at work when the cells of three generations have been recycled. There is room for both, as long as nobody expects them to be ready at the same time.</p>
`,
};
