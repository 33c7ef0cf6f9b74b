import { zodResolver } from '@hookform/resolvers/zod';

import { createPipeline, type Pipeline } from '#contract/pipelines.ts';
import { Button } from '#src/components/button.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { useForm } from '#src/hooks/use-form.ts';
import { refusalOf } from '#src/lib/api-error.ts';
import { useCreatePipeline } from '../api.ts';
import styles from './new-pipeline-form.module.css';

interface NewPipelineFormProps {
  /** The label of the button. */
  submit: string;
  onMade: (pipeline: Pipeline) => void;
}

/** The name of a new pipeline. */
export function NewPipelineForm({ submit, onMade }: NewPipelineFormProps) {
  const form = useForm({ resolver: zodResolver(createPipeline.body), defaultValues: { name: '' } });
  const { mutate, isPending } = useCreatePipeline();
  const make = form.handleSubmit(({ name }) => {
    if (isPending) return;
    mutate(name, {
      onSuccess(pipeline) {
        form.reset();
        onMade(pipeline);
      },
      onError: (error) => form.setError('name', { message: refusalOf(error) }),
    });
  });
  return (
    <form aria-label="New pipeline" className={styles.form} onSubmit={(event) => void make(event)}>
      <TextField control={form.control} name="name" label="Name of a new pipeline" placeholder="Storage deals" />
      <Button type="submit" size="large" isLoading={isPending}>
        {submit}
      </Button>
    </form>
  );
}
