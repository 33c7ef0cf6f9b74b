import { SnippetsOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { paths, staticPages } from '#contract/kit/paths.ts';
import { Button } from '#src/components/button.tsx';
import { ConfirmButton } from '#src/components/confirm-button.tsx';
import { Row } from '#src/components/row.tsx';
import { Section } from '#src/components/section.tsx';
import { SimpleList } from '#src/components/simple-list.tsx';
import { useFocusAfterRemoval } from '#src/hooks/use-focus-after-removal.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { showRefusalAs } from '#src/lib/show-refusal.ts';
import { templatesQuery, useDeleteTemplate } from './api.ts';
import styles from './settings-page.module.css';
import { useTemplateDialog } from './use-template-dialog.tsx';

/** /settings/templates: the member's templates, by name. */
export function TemplatesPage() {
  usePageTitle(staticPages[paths.settingsTemplates].title);
  const result = useQuery(templatesQuery);
  const { mutate, isPending } = useDeleteTemplate();
  const { open, dialog } = useTemplateDialog();
  const box = useFocusAfterRemoval<HTMLDivElement>(result.data?.length ?? 0);
  return (
    <Section
      title="Templates"
      text="Texts for messages, answers and introductions. Type / at the beginning of a line to choose one."
      action={<Button onClick={() => open({ id: null, name: '', text: '' })}>New template</Button>}
    >
      <div ref={box} tabIndex={-1} role="group" aria-label="Templates">
        <SimpleList
          result={result}
          noun="templates"
          empty={{
            art: <SnippetsOutlined />,
            title: 'No templates yet',
            text: 'Save an answer that you give often, and choose it the next time.',
          }}
        >
          {(templates) => (
            <ul className={styles.list}>
              {templates.map((template) => (
                <li key={template.id} className={styles.template}>
                  <div className={styles.words}>
                    <h3 className={styles.name}>{template.name}</h3>
                    <p className={styles.text}>{template.text}</p>
                  </div>
                  <Row gap={8}>
                    <Button size="small" aria-label={`Change ${template.name}`} onClick={() => open(template)}>
                      Change
                    </Button>
                    <ConfirmButton
                      label="Delete"
                      name={`Delete ${template.name}`}
                      question={{ title: `Delete ${template.name}?`, text: 'This cannot be undone.', submit: 'Delete' }}
                      isDanger
                      isDisabled={isPending}
                      onConfirm={() =>
                        mutate(template.id, {
                          onError: (error) => showRefusalAs('The template was not deleted', error),
                        })
                      }
                    />
                  </Row>
                </li>
              ))}
            </ul>
          )}
        </SimpleList>
      </div>
      {dialog}
    </Section>
  );
}
