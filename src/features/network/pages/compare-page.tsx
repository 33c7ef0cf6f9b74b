import { SwapOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { getCompany } from '#contract/companies.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { getTechnology, technologyPath } from '#contract/technologies.ts';
import { Button } from '#src/components/button.tsx';
import { ButtonLink } from '#src/components/button-link.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { Page } from '#src/components/page.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { ShareButton } from '#src/components/share-button.tsx';
import { companyFacts, companyQuery } from '#src/features/companies/index.ts';
import { Comparison, comparisonPath, kindWords, readComparison } from '#src/features/comparisons/index.ts';
import { technologyFacts, technologyQuery } from '#src/features/technologies/index.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { useSearchParams } from '#src/hooks/use-search-params.ts';
import { chooseOnly, comparisonSize, unchoose } from '#src/lib/compared.ts';
import styles from './compare-page.module.css';

/** /network/compare: companies, or technologies, side by side (rule comparisons). */
export function ComparePage() {
  const [params, setParams] = useSearchParams();
  const { kind, ids, isCut } = readComparison(params);
  const { many, one, directory } = kindWords[kind];
  const title = `Compare ${many}`;
  usePageTitle(title);
  const navigate = useNavigate();
  const client = useQueryClient();

  // What the address has becomes the choice, so that the directory adds to it.
  const addMore = () => {
    const { path } = kind === 'company' ? getCompany : getTechnology;
    chooseOnly(
      kind,
      ids.flatMap((id) => {
        const found = client.getQueryData<{ name: string }>([path, String(id)]);
        return found ? [{ id, name: found.name }] : [];
      }),
    );
    void navigate(directory);
  };
  const remove = (id: number) => {
    unchoose(kind, id);
    setParams(
      (given) => {
        given.set(
          'ids',
          readComparison(given)
            .ids.filter((other) => other !== id)
            .join(','),
        );
        return given;
      },
      { preventScrollReset: true },
    );
  };
  const shared = { ids, onRemove: remove };
  return (
    <Page>
      <PageHeader
        title={title}
        subtitle="Facts as the records’ own pages show them, side by side."
        actions={
          ids.length > 0 && (
            <div className={styles.actions}>
              {ids.length < comparisonSize.most && <Button onClick={addMore}>Add a {one}</Button>}
              <ShareButton path={comparisonPath(kind, ids)} />
            </div>
          )
        }
      />
      {isCut && (
        <p role="note" className={styles.note}>
          This address names more than {comparisonSize.most} {many}. The first {comparisonSize.most} are shown.
        </p>
      )}
      {ids.length === 1 && (
        <p role="note" className={styles.note}>
          Add at least one more {one} to compare it with.
        </p>
      )}
      {ids.length === 0 ? (
        <MessagePanel
          art={<SwapOutlined />}
          title="Nothing to compare yet"
          text="Choose two to six companies, or technologies, with the Compare button on their cards."
          action={
            <div className={styles.ways}>
              <ButtonLink to={paths.companies}>Browse companies</ButtonLink>
              <ButtonLink kind="secondary" to={paths.technologies}>
                Browse technologies
              </ButtonLink>
            </div>
          }
        />
      ) : kind === 'company' ? (
        <Comparison
          kind="company"
          {...shared}
          query={companyQuery}
          facts={companyFacts}
          pathOf={(id) => pathTo(paths.company, { id })}
        />
      ) : (
        <Comparison
          kind="technology"
          {...shared}
          query={technologyQuery}
          facts={technologyFacts}
          pathOf={technologyPath}
        />
      )}
    </Page>
  );
}
