import type { SampleArticle } from './sample-article.ts';

export const agrivoltaics: SampleArticle = {
  title: 'Two harvests from one field',
  description:
    'Solar panels above crops share light, water and land. Trials from Arizona to Lake Constance show when the combination pays, and when it is only a solar park with an excuse.',
  focusArea: 'sustainable-agriculture',
  author: 'Jonas Lindqvist',
  daysAgo: 139,
  content: `
<p>Farmers and solar developers often want the same land: flat, sunny and close to a road. Agrivoltaics tries to turn the rivalry into a partnership. Panels are mounted high enough, or far enough apart, that crops grow and machines drive beneath them. The field then has two harvests, and the question is whether they help or hinder one another.</p>
<h3>What the trials found</h3>
<p>In Germany the Fraunhofer Institute for Solar Energy Systems ran a test near Lake Constance with wheat, potatoes, celery and clover grass under panels five metres up. In 2017 the land-use efficiency came to 160%: the yields of crops and of power, each compared with a field devoted to it alone, added up to that figure. In the hot, dry summer of 2018 it reached 186%, because the shade protected the plants.</p>
<p>In the dry heat of Arizona the effect was stronger. A team led by Greg Barron-Gafford published results in Nature Sustainability in 2019: chiltepin peppers yielded three times as much under panels as in the open, cherry tomatoes twice as much, and the soil stayed moister between waterings. The panels gained as well. Plants release water vapour, which kept the modules about 9 °C cooler by day, and cool modules work better.</p>
<h3>Light is not all the same</h3>
<p>Most crops cannot use full noon sun. Above a certain intensity, their light saturation point, more light brings no more growth and causes stress. Lettuce, spinach and berries reach it early and take shade well. Maize goes on using light to the top of the scale and suffers under any roof. The choice of crop therefore comes before the choice of mounting.</p>
<p>Layout is the second lever. Vertical panels that look east and west stand like fences between strips of land; they leave the field open to machines and produce in the morning and late afternoon, when power is worth more. Trackers can be steered for the crop in the weeks when it needs light, and for the meter at other times.</p>
<h3>The awkward details</h3>
<ul><li><strong>Steel.</strong> Raising panels by several metres costs far more than mounting them at knee height. Orchards that would need hail nets anyway can share the structure.</li><li><strong>Water.</strong> Rain runs off the lower edge of a panel and digs a furrow, unless it is spread or collected.</li><li><strong>Machines.</strong> A row that is half a metre too narrow for the sprayer spoils every working day for twenty-five years.</li><li><strong>Law.</strong> In some countries a field with panels loses its status as farmland, and with it subsidies and inheritance rules.</li></ul>
<h3>Telling the real from the pretence</h3>
<p>Because the name opens doors, standards have appeared that say what deserves it. The German specification DIN SPEC 91434 asks that the crop keep at least two thirds of its reference yield and that no more than 10 or 15% of the land, depending on the type of system, be lost to it. Grazing sheep below a normal solar park is good practice too, but it is another thing.</p>
<p>An investor can use a simple test. Ask who the farmer is, how long the lease for farming runs, and what happens to the rent if the crop fails. Where nobody has an answer, the second harvest exists on the slide only.</p>
`,
};
