import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import { listPlans, savingPercent } from '#contract/memberships.ts';
import { listPlanEditions, type PlanEdition, type PlanFields, updatePlan } from '#contract/memberships-admin.ts';
import { Button } from '#src/components/button.tsx';
import { CheckField } from '#src/components/check-field.tsx';
import { FieldRow, FormCard } from '#src/components/form-card.tsx';
import { Row } from '#src/components/row.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { useAdminAction } from '#src/hooks/use-admin-action.ts';
import { useForm } from '#src/hooks/use-form.ts';
import { useFormDraft } from '#src/hooks/use-form-draft.ts';
import { call } from '#src/lib/api-client.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { takeSaved } from '#src/lib/mark-saved.ts';
import { PlanBenefits } from './plan-benefits.tsx';
import { centsOf, formFieldOf, type PlanValues, planDraft, planResolver, planValuesOf } from './plan-form-values.ts';
import styles from './plans-page.module.css';

/** Prices and benefits of one plan. */
export function PlanForm({ opened }: { opened: PlanEdition }) {
  const client = useQueryClient();
  const [plan, setPlan] = useState(opened);
  const form = useForm<PlanValues, unknown, PlanFields>({ defaultValues: planValuesOf(plan), resolver: planResolver });
  const { control, formState, handleSubmit, setError, watch } = form;
  const draft = useFormDraft(form, draftKeyOf(plan), { schema: planDraft, isBlank: () => false });
  const save = useAdminAction(listPlanEditions.path, 'The plan has been changed', (body: PlanFields) =>
    call(updatePlan, { params: { id: plan.id }, body: { ...body, version: plan.version } }),
  );
  const submit = handleSubmit(async (body) => {
    const sent = structuredClone(form.getValues());
    try {
      const saved = (await save.mutateAsync(body)) as PlanEdition;
      setPlan(saved);
      draft.follow(draftKeyOf(saved), takeSaved(form, sent, planValuesOf(saved)));
      // The public answer is cached for the whole visit, so it must be fetched again.
      await client.invalidateQueries({ queryKey: [listPlans.path] });
    } catch (error) {
      const fields = error instanceof ApiError ? (error.body?.fields ?? {}) : {};
      for (const [path, message] of Object.entries(fields)) {
        setError(formFieldOf(path) as FieldPath<PlanValues>, { message });
      }
    }
  });
  const isFree = plan.id === 'free';
  return (
    <div className={styles.plan}>
      <FormCard
        title={plan.name}
        text={isFree ? 'Included for everyone who joins.' : 'Prices in US dollars, and what they include.'}
      >
        <form noValidate onSubmit={submit}>
          {!isFree && (
            <>
              <FieldRow>
                <TextField control={control} name="price" label="A month, billed monthly" />
                <TextField control={control} name="annualPrice" label="A month, billed annually" />
              </FieldRow>
              <p className={styles.saving}>{summaryOf(watch('price'), watch('annualPrice'))}</p>
            </>
          )}
          <CheckField control={control} name="isPopular" label="Marked as most popular" />
          <PlanBenefits form={form} planName={plan.name} />
          <Row gap={12} isSpread>
            <Button disabled={!formState.isDirty || save.isPending} onClick={() => draft.discard()}>
              Discard changes
            </Button>
            <Button kind="primary" type="submit" disabled={!formState.isDirty || save.isPending}>
              {save.isPending ? 'Saving...' : `Save ${plan.name}`}
            </Button>
          </Row>
        </form>
      </FormCard>
    </div>
  );
}

const draftKeyOf = ({ id, version }: PlanEdition) => `plan:${id}:${version}`;

/** The yearly price and the saving at the typed prices. */
function summaryOf(price: string, annualPrice: string): string {
  const [monthly, annual] = [centsOf(price), centsOf(annualPrice)];
  if (typeof monthly !== 'number' || typeof annual !== 'number') return 'Please enter prices such as 49.99.';
  const saving = 12 * (monthly - annual);
  const percent = savingPercent({ price: monthly, annualPrice: annual });
  const year = `$${((12 * annual) / 100).toFixed(2)} a year, billed annually`;
  return saving > 0 ? `${year}: saves $${(saving / 100).toFixed(2)} (${percent}%).` : `${year}: saves nothing.`;
}
