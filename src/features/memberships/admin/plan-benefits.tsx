import { DeleteOutlined, DownOutlined, PlusOutlined, UpOutlined } from '@ant-design/icons';
import { Controller, type UseFormReturn, useFieldArray } from 'react-hook-form';
import { type PlanFields, planBounds } from '#contract/memberships-admin.ts';
import { Button } from '#src/components/button.tsx';
import { Checkbox } from '#src/components/checkbox.tsx';
import { Input } from '#src/components/input.tsx';
import type { PlanValues } from './plan-form-values.ts';
import styles from './plans-page.module.css';

interface PlanBenefitsProps {
  form: UseFormReturn<PlanValues, unknown, PlanFields>;
  planName: string;
}

/** The benefits of a plan: texts, notes, order, and whether each is included. */
export function PlanBenefits({ form, planName }: PlanBenefitsProps) {
  const { control, formState } = form;
  const { fields, append, remove, swap } = useFieldArray({ control, name: 'benefits', keyName: 'key' });
  const errors = formState.errors.benefits;
  return (
    <div>
      <ol aria-label={`Benefits of ${planName}`} className={styles.benefits}>
        {fields.map((benefit, index) => {
          const name = `Benefit ${index + 1} of ${planName}`;
          const problem = errors?.[index]?.text?.message ?? errors?.[index]?.note?.message;
          return (
            <li key={benefit.key} className={styles.benefit}>
              <Controller
                control={control}
                name={`benefits.${index}.text`}
                render={({ field }) => (
                  <Input
                    {...field}
                    aria-label={name}
                    placeholder="What it gives"
                    aria-invalid={problem !== undefined}
                  />
                )}
              />
              <Controller
                control={control}
                name={`benefits.${index}.note`}
                render={({ field }) => (
                  <Input {...field} aria-label={`Note to ${name}`} placeholder="Note (optional)" />
                )}
              />
              <span className={styles.tools}>
                <Controller
                  control={control}
                  name={`benefits.${index}.included`}
                  render={({ field }) => (
                    <Checkbox isChecked={field.value} onChange={field.onChange} aria-label={`${name} is included`}>
                      Included
                    </Checkbox>
                  )}
                />
                <Button
                  kind="quiet"
                  icon={<UpOutlined />}
                  aria-label={`Move ${name} up`}
                  disabled={index === 0}
                  onClick={() => swap(index, index - 1)}
                />
                <Button
                  kind="quiet"
                  icon={<DownOutlined />}
                  aria-label={`Move ${name} down`}
                  disabled={index === fields.length - 1}
                  onClick={() => swap(index, index + 1)}
                />
                <Button
                  kind="quiet"
                  isDanger
                  icon={<DeleteOutlined />}
                  aria-label={`Remove ${name}`}
                  onClick={() => remove(index)}
                />
              </span>
              {problem && (
                <p role="alert" className={styles.error}>
                  {problem}
                </p>
              )}
            </li>
          );
        })}
      </ol>
      {(errors?.message ?? errors?.root?.message) && (
        <p role="alert" className={styles.error}>
          {errors?.message ?? errors?.root?.message}
        </p>
      )}
      <Button
        kind="dashed"
        icon={<PlusOutlined />}
        disabled={fields.length >= planBounds.benefits}
        className={styles.addBenefit}
        onClick={() => append({ id: `benefit-${Date.now().toString(36)}`, text: '', included: true, note: '' })}
      >
        Add a benefit
      </Button>
    </div>
  );
}
