import type { SampleArticle } from './sample-article.ts';

export const depotCharging: SampleArticle = {
  title: 'The depot is the new filling station',
  description:
    'Trucks that come home every night can charge where they sleep. What a fleet needs to know about its grid connection, its timetable and its meter before the first vehicle is ordered.',
  focusArea: 'clean-transportation',
  author: 'Jonas Lindqvist',
  daysAgo: 3,
  content: `
<p>A delivery truck that leaves at six in the morning and returns at six in the evening spends half its life parked. For an electric fleet those twelve idle hours are the cheapest and calmest place to refuel: no queue, no detour, and a charger small enough to be bought off the shelf. That is why the first wave of battery trucks is being built around depots and not around motorways.</p>
<p>The vehicles are arriving. According to the International Energy Agency's Global EV Outlook 2025, sales of electric trucks grew by almost 80% in 2024, although they still made up only about 2% of all trucks sold worldwide. Rules push in the same direction: the European Union's standards for heavy vehicles ask for 45% lower average emissions from new trucks in 2030 than in 2019, 65% in 2035 and 90% in 2040.</p>
<h3>Start with the timetable, not the charger</h3>
<p>The sizing question is one of division. Suppose twenty vans each use 60 kWh a day and stand still for ten hours. Together they need 1,200 kWh overnight, an average of 120 kW, a load comparable with that of a mid-sized supermarket. If every van were given a 150 kW fast charger instead and all drivers plugged in at the same minute, the site would ask for 3 MW and use it for less than half an hour.</p>
<p>Software that shares power between sockets closes the gap between those two figures. It knows which vehicle leaves first, which one is nearly full and how much of the connection the building is using. A useful rule for a first design is to size the connection for the average and the software for the exceptions.</p>
<h3>The connection is the critical path</h3>
<p>Vehicles can be delivered in months. A new transformer or a stronger feeder may take years where the local network is full, and the answer depends on the street, not the country. Fleet managers therefore ask the network operator before they ask the truck dealer, and they ask three things:</p>
<ul><li>How much spare capacity does the existing connection have at night?</li><li>Is there a flexible connection that may be curtailed at a few peak hours in exchange for an earlier date?</li><li>What does a staged extension cost, in two steps and not in one?</li></ul>
<p>A stationary battery or a roof full of solar panels can bridge a shortage, but both work best as a complement: storage that only exists to hide a connection that is too small is an expensive transformer.</p>
<h3>Where the motorway still matters</h3>
<p>Long-haul trucks cannot wait for the night. European law obliges drivers to rest for 45 minutes after four and a half hours at the wheel, which is exactly the window that the Megawatt Charging System was designed for: its specification reaches up to 3.75 MW. The EU's regulation on alternative fuels infrastructure sets distance targets for such public sites along the main corridors until 2030.</p>
<p>The two worlds will coexist. A sensible fleet plan covers most kilometres with slow energy at home and buys fast energy on the road as the exception, much as a careful household cooks at home and eats out now and then. Whoever writes the plan the other way round pays restaurant prices for breakfast.</p>
`,
};
