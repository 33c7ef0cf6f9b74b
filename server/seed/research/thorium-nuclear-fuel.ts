import type { SampleResearch } from './sample-research.ts';

export const thoriumNuclearFuel: SampleResearch = {
  slug: 'thorium-nuclear-fuel',
  title: 'Thorium nuclear fuel',
  description:
    'A fuel that is abundant, was tried in real power plants, and never took hold. The fuel cycle, the reactors that could use it, and a sober look at the claims.',
  category: 'nuclear',
  type: 'Technology Profile',
  date: 'September 2026',
  readTime: 18,
  isPremium: false,
  route: '/network/technologies/thorium',
  content: `
<p>Thorium is a slightly radioactive metal, about three to four times as abundant in the Earth's crust as uranium, and a by-product wherever rare earths are mined. It has been discussed as a nuclear fuel since the 1940s. It has also never supplied more than a sliver of the world's electricity. Both facts have good reasons.</p>
<p>The first thing to know is that thorium cannot start a reactor. Its only natural isotope, thorium-232, is fertile and not fissile: it has to catch a neutron before it becomes useful. It then turns into protactinium-233, which decays with a half-life of 27 days into uranium-233. That uranium splits readily and yields enough neutrons, even slow ones, to convert more thorium. The cycle can sustain itself once something else, such as enriched uranium or plutonium, has lit it.</p>
<p>What attracts engineers is the balance of neutrons and the chemistry. Thorium dioxide melts at about 3,300 °C, conducts heat better than uranium dioxide and does not oxidise further. The waste contains far less plutonium and other heavy elements of long life. What deters them is handling: uranium-232, which is always formed alongside, has daughters that emit hard gamma rays, so fuel has to be made and reprocessed behind thick shields.</p>
<h3>Tried, and set aside</h3>
<p>Thorium has been irradiated in real power plants. Shippingport in the United States ran a light-water breeder core from 1977 to 1982 and ended with slightly more fissile material than it began with. The high-temperature reactors Fort St. Vrain and, in Germany, the THTR-300 used it as well. Uranium stayed cheap, and nobody needed the alternative.</p>
<p>The full technology profile explains the fuel cycle step by step, compares the reactor types that could use it, looks at the programmes in India and China, and weighs the claims about safety, waste and proliferation one by one.</p>
`,
};
