import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';

import { pipelineAccesses, sharePipeline } from '#contract/pipelines.ts';
import { Button } from '#src/components/button.tsx';
import { ChoiceField } from '#src/components/choice-field.tsx';
import { Stack } from '#src/components/stack.tsx';
import { useAllConnections } from '#src/features/lists/index.ts';
import { useForm } from '#src/hooks/use-form.ts';
import { refusalOf } from '#src/lib/api-error.ts';
import { choicesOf } from '#src/lib/choices.ts';
import { toast } from '#src/stores/toasts.ts';
import { useShare } from '../api.ts';
import type { SharedPipeline } from './share-dialog.tsx';

const formSchema = z.object({
  member: z.string().min(1, 'Please choose a connection'),
  access: sharePipeline.body.shape.access,
});

/** Shares the pipeline with one more connection. */
export function InviteForm({ pipeline }: { pipeline: SharedPipeline }) {
  const { members, isLoading, isError } = useAllConnections();
  const form = useForm<z.input<typeof formSchema>, unknown, z.output<typeof formSchema>>({
    resolver: zodResolver(formSchema),
    defaultValues: { member: '', access: 'view' },
  });
  const { mutate, isPending } = useShare(pipeline);
  const already = new Set(pipeline.sharedWith.map(({ member }) => member.id));
  const others = members.filter(({ id }) => !already.has(id));
  const invite = form.handleSubmit(({ member, access }) =>
    mutate(
      { memberId: Number(member), access },
      {
        onSuccess() {
          const name = members.find(({ id }) => String(id) === member)?.name;
          toast({ title: 'Pipeline shared', ...(name && { description: `${name} is told.` }) });
          form.reset();
        },
        onError: (error) => form.setError('member', { message: refusalOf(error) }),
      },
    ),
  );
  if (isError) return <p role="alert">Your connections could not be loaded. Please try again in a moment.</p>;
  if (!isLoading && members.length === 0)
    return <p>You can share pipelines with your connections. You have none yet.</p>;
  return (
    <form aria-label="Share with a connection" onSubmit={(event) => void invite(event)}>
      <Stack gap={12}>
        <ChoiceField
          control={form.control}
          name="member"
          label="Connection"
          placeholder="Type a name"
          isLoading={isLoading}
          choices={others.map(({ id, name, organization }) => ({
            value: String(id),
            label: organization ? `${name}, ${organization}` : name,
          }))}
        />
        <ChoiceField
          control={form.control}
          name="access"
          label="What they may do"
          placeholder="Choose"
          choices={choicesOf(pipelineAccesses)}
        />
        <div>
          <Button kind="primary" type="submit" isLoading={isPending}>
            Share
          </Button>
        </div>
      </Stack>
    </form>
  );
}
