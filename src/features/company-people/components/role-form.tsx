import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';

import { agreeOnPerson } from '#contract/company-people.ts';
import { Button } from '#src/components/button.tsx';
import { Row } from '#src/components/row.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { useForm } from '#src/hooks/use-form.ts';
import { showRefusal } from '#src/lib/show-refusal.ts';
import { toast } from '#src/stores/toasts.ts';
import { usePlaces } from '../api.ts';

const schema = z.object({ role: agreeOnPerson.body.shape.role.unwrap() });

interface RoleFormProps {
  companyId: number;
  name: string;
  userId: number;
  onClose: () => void;
}

/** A member says to work for a company; the company is asked to confirm. */
export function RoleForm({ companyId, name, userId, onClose }: RoleFormProps) {
  const { agree } = usePlaces(companyId);
  const { control, handleSubmit } = useForm({ resolver: zodResolver(schema), defaultValues: { role: '' } });
  return (
    <form
      aria-label={`Your role at ${name}`}
      onSubmit={(event) =>
        void handleSubmit(({ role }) =>
          agree.mutate(
            { memberId: userId, role },
            {
              onSuccess({ agreedBy }) {
                onClose();
                toast(
                  agreedBy === 'both'
                    ? { title: 'You are shown in the team' }
                    : { title: 'The company is asked to confirm' },
                );
              },
              onError: showRefusal,
            },
          ),
        )(event)
      }
    >
      <TextField control={control} name="role" label="Your role" isFocused />
      <Row gap={8}>
        <Button kind="primary" type="submit" isLoading={agree.isPending}>
          Ask to confirm
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </Row>
    </form>
  );
}
