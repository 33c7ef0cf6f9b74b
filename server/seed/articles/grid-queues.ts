import type { SampleArticle } from './sample-article.ts';

export const gridQueues: SampleArticle = {
  title: 'The queue is the bottleneck',
  description:
    'Solar and wind parks are cheap to build and quick to permit, compared with the wait for a place on the grid. How connection queues work, and what shortens them.',
  focusArea: 'renewable-energy',
  author: 'Lena Hofmann',
  daysAgo: 20,
  content: `
<p>Ask a developer of solar parks what keeps projects from being built, and the answer is rarely the modules. It is the date in a letter from the network operator. Before a plant may feed in, engineers have to study what it does to voltages, short-circuit currents and neighbouring lines. Those studies are done in turn, and the line of those who wait has grown very long.</p>
<p>In its 2023 report on electricity grids the International Energy Agency counted at least 3,000 GW of renewable projects in connection queues, half of them in an advanced stage. In the United States, Lawrence Berkeley National Laboratory found almost 2,600 GW of generation and storage waiting at the end of 2023, about twice the capacity of the entire existing American fleet of power plants.</p>
<h3>Why so many wait</h3>
<p>Part of the queue is speculation. When a place in line costs little and may turn out to be valuable, it is rational to take several. Berkeley Lab's data show the result: of the projects that asked for a connection between 2000 and 2018, only about 19% had been built by the end of 2023. Each one that drops out changes the studies of those behind it, which then have to be repeated.</p>
<p>The other part is real. Sunny and windy places are seldom where the old coal plants stood, so the lines that lead there are thin. Building a solar park takes a year or two. A new overhead line, with its routes, hearings and appeals, may take a decade.</p>
<h3>First ready, first served</h3>
<p>Regulators have begun to change the rules of the line. The American regulator FERC ordered in 2023, with its Order No. 2023, that projects be studied in clusters and not one by one, that deposits rise as a project advances, and that operators who miss deadlines pay for it. Great Britain is reordering its queue by readiness and by what the system will need.</p>
<p>The principle is simple: a place in the queue should belong to whoever has land, a permit and money, and it should be lost by whoever has none of them.</p>
<h3>More out of the lines that exist</h3>
<ul><li><strong>Dynamic line rating.</strong> A conductor cooled by wind carries more than its nameplate says. Sensors tell how much, hour by hour.</li><li><strong>Reconductoring.</strong> Cables with a composite core sag less when hot and can carry far more on the same towers.</li><li><strong>Shared connections.</strong> Sun, wind and a battery behind one transformer use it at different hours.</li><li><strong>Flexible connections.</strong> A plant that accepts to be curtailed for some hours a year can often be connected years earlier.</li></ul>
<p>None of this replaces new lines. The IEA estimates that some 80 million kilometres of grid have to be added or refurbished by 2040 if countries are to meet their goals, as much as exists today. But the measures above share a virtue that matters to investors: they can be in service before the present loan is repaid.</p>
<p>For due diligence the lesson is short. A project's value lies less in its irradiation than in its connection agreement. Read that first.</p>
`,
};
