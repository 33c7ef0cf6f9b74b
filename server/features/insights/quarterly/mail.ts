import type { InsightReport } from '#contract/insights.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import type { Deps } from '#server/deps.ts';
import type { MailMessage } from '#server/platform/mail/message.ts';
import { numberInWords, shortMoneyInWords } from '#server/platform/text/words.ts';
import { type Quarter, quarterInWords } from '../quarters.ts';

type Reported = Readonly<Pick<InsightReport, 'by' | 'id' | 'name' | 'companies' | 'technologies' | 'listings'>> & {
  charts: readonly InsightReport['charts'][number][];
};

/** The email of a quarter's figures. The link to unsubscribe is the notification's. */
export function quarterlyMail(
  { env, baseUrl }: Pick<Deps, 'env' | 'baseUrl'>,
  addressee: { email: string; name: string },
  reports: readonly Reported[],
  quarter: Quarter,
): MailMessage {
  return {
    template: 'insights.quarterly',
    to: addressee.email,
    subject: `Your markets in ${quarterInWords(quarter)}`,
    paragraphs: [
      `Hello ${addressee.name},`,
      `These are the figures of ${quarterInWords(quarter)}, from the records of ${env.site.productName}:`,
      ...reports.map((report) => entry(report, quarter, baseUrl())),
      'You get this email once a quarter, because Insights are part of your annual plan.',
    ],
    action: { label: 'Open Insights', url: `${baseUrl()}${paths.insights}` },
  };
}

function entry(report: Reported, quarter: Quarter, baseUrl: string): string {
  const { name, companies, technologies, listings, charts } = report;
  const valuesOf = (id: string) =>
    charts.find((chart) => chart.id === id)?.rows.find((row) => row.id === quarter)?.values ?? [];
  const sum = (id: string) => valuesOf(id).reduce<number>((all, value) => all + (value ?? 0), 0);
  const currency = charts.find(({ id }) => id === 'funding')?.currency;
  const raised = sum('funding');
  return [
    name,
    `– In all ${count(companies, 'company', 'companies')}, ${count(technologies, 'technology', 'technologies')} and ${count(listings, 'listing', 'listings')}`,
    `– New: ${count(sum('new-companies'), 'company', 'companies')}`,
    ...(currency && raised > 0 ? [`– Funding that companies state: ${shortMoneyInWords(raised, currency)}`] : []),
    `${baseUrl}${pathTo(paths.insightMarket, { by: report.by, id: report.id })}`,
  ].join('\n');
}

function count(value: number, one: string, many: string): string {
  return `${numberInWords(value)} ${value === 1 ? one : many}`;
}
