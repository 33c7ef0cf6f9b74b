import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';

import { Button } from '#src/components/button.tsx';
import { ChoiceField } from '#src/components/choice-field.tsx';
import { SearchChoiceField } from '#src/components/search-choice-field.tsx';
import { Stack } from '#src/components/stack.tsx';
import { useForm } from '#src/hooks/use-form.ts';
import { refusalOf } from '#src/lib/api-error.ts';
import { choicesOf } from '#src/lib/choices.ts';
import { toast } from '#src/stores/toasts.ts';
import { useAllConnections, useChangeOf } from '../api.ts';
import type { Shared, SharedKind } from '../kind.ts';

interface InviteFormProps<Access extends string> {
  kind: SharedKind<Access>;
  shared: Shared<Access>;
}

interface Invited {
  member: string;
  access: string;
}

/** Shares it with one more connection. */
export function InviteForm<Access extends string>({ kind, shared }: InviteFormProps<Access>) {
  const { noun, accesses } = kind;
  const { members, isLoading, isError } = useAllConnections();
  const form = useForm<Invited, unknown, Invited>({
    resolver: zodResolver(
      z.object({
        member: z.string().min(1, 'Please choose a connection'),
        access: z.string().refine((access) => access in accesses, 'Please choose what they may do'),
      }),
    ),
    defaultValues: { member: '', access: 'view' },
  });
  const { mutate, isPending } = useChangeOf(kind.shownBy, ({ member, access }: Invited) =>
    kind.share(shared.id, Number(member), access as Access),
  );
  const already = new Set(shared.sharedWith.map(({ member }) => member.id));
  const others = members.filter(({ id }) => !already.has(id));
  const invite = form.handleSubmit((invited) =>
    mutate(invited, {
      onSuccess() {
        const name = members.find(({ id }) => String(id) === invited.member)?.name;
        toast({
          title: noun === 'list' ? 'List shared' : 'Pipeline shared',
          ...(name && { description: `${name} is told.` }),
        });
        form.reset();
      },
      onError: (error) => form.setError('member', { message: refusalOf(error) }),
    }),
  );
  if (isError) return <p role="alert">Your connections could not be loaded. Please try again in a moment.</p>;
  if (!isLoading && members.length === 0) {
    return <p>You can share {noun}s with your connections. You have none yet.</p>;
  }
  return (
    <form aria-label="Share with a connection" onSubmit={(event) => void invite(event)}>
      <Stack gap={12}>
        <SearchChoiceField
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
          choices={choicesOf(accesses)}
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
