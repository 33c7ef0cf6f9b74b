import type { SampleArticle } from './sample-article.ts';

export const leakage: SampleArticle = {
  title: 'The cheapest new source is a pipe that holds',
  description:
    'Around a third of the drinking water that utilities produce never reaches a paying customer. Finding it is a question of listening, measuring and pressure.',
  focusArea: 'water-technology',
  author: 'Tomás Rivera',
  daysAgo: 110,
  content: `
<p>Water utilities speak of non-revenue water when they mean the difference between what they produce and what they bill. Part of it is stolen or measured wrongly. Most of it leaks. Roland Liemberger and Alan Wyatt estimated in a study published in 2019 that the world loses 126 billion cubic metres a year in this way, about 30% of what is put into the networks, and valued the loss at 39 billion dollars.</p>
<p>No dam, well or desalination plant could deliver as much for so little. And yet leaks are seldom the first project on a list, because they are spread out, invisible, and have no ribbon to cut.</p>
<h3>Begin with a balance</h3>
<p>The first instrument is a table. The International Water Association has given utilities a standard form for it: water put in on one side; billed, unbilled and lost water on the other. A network is then divided into district metered areas of a few hundred to a few thousand connections, each with a meter at its entrance.</p>
<p>At three in the morning people sleep, and what still flows is mostly leakage. A district whose night flow creeps upwards for a week has a new leak. A district where it jumps has a burst. Nobody has to walk the streets to know.</p>
<h3>Then listen</h3>
<p>Water that escapes under pressure makes a noise, and pipes carry it. Two sensors on either side hear it at slightly different times; from the difference and the speed of sound in the pipe a correlator tells the place to within a metre or so. Metal sings well. Plastic muffles, so the sensors have to stand closer and the software has to be better. Loggers that listen every night and report by radio have become cheap enough to stay in the ground.</p>
<p>Satellites with long-wave radar and dogs with good noses have both been used to find damp soil with a trace of chlorine. They narrow the search. A person with a microphone still has the last word.</p>
<h3>The quiet lever is pressure</h3>
<p>Leakage grows with pressure, in many networks roughly in proportion and for plastic pipes more than that. Most systems are set for the highest tap at the busiest hour and keep this pressure all night. A valve that lowers it when demand is low reduces every leak at once, including those nobody has found, and it makes pipes burst less often. It pays back faster than digging.</p>
<h3>How to pay for silence</h3>
<ul><li><strong>By result.</strong> A contractor lowers losses and is paid for each cubic metre saved, against a baseline that both sides have measured for a year.</li><li><strong>By avoided cost.</strong> If savings postpone a new well field by ten years, the interest on it is the budget.</li><li><strong>By rule.</strong> The recast Drinking Water Directive of the European Union makes member states assess their leakage and will set a threshold above which they have to act.</li></ul>
<p>There is an economic level of leakage below which the search costs more than the water. It is not zero, and it is not fixed: when a town has to buy its next cubic metre from the sea, a great many more leaks become worth mending.</p>
<p>What remains after the project is the discipline. Networks age every day. A utility that mends its leaks once has bought a few good years; one that reads its night flows every morning has changed its trade.</p>
`,
};
