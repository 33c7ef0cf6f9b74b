import { DownOutlined } from '@ant-design/icons';
import { Select as AntdSelect, type SelectProps as AntdSelectProps } from 'antd';
import { type ReactElement, type RefCallback, useEffect, useLayoutEffect, useRef } from 'react';

import { AntdProvider } from '#src/theme/antd-provider.tsx';
import { type FieldControl, labelIdOf } from './form-field.tsx';
import styles from './select.module.css';

interface SelectProps<Value>
  extends FieldControl,
    Pick<
      AntdSelectProps<Value>,
      'value' | 'onChange' | 'options' | 'placeholder' | 'loading' | 'notFoundContent' | 'showSearch' | 'labelInValue'
    > {
  /** The choice as a sentence. */
  chosen: string;
  isRequired: boolean;
  onBlur?: (() => void) | undefined;
  ref?: RefCallback<unknown>;
}

/**
 * Ant Design's select as a form control. It shows the choice beside its input, where screen readers do not look, so the
 * description repeats it. Options are real elements, because our lists are short, and the list has the field's name.
 */
export function Select<Value>({
  chosen,
  isRequired,
  onBlur,
  'aria-describedby': describedBy,
  ...props
}: SelectProps<Value>) {
  const { id, 'aria-invalid': isInvalid } = props;
  const chosenId = `${id}-chosen`;
  return (
    <AntdProvider>
      <AntdSelect<Value>
        {...props}
        size="large"
        // As large as the inputs beside it.
        style={{ fontSize: 16, minHeight: 48 }}
        suffixIcon={<DownOutlined aria-hidden="true" />}
        classNames={{ popup: { root: styles.popup } }}
        popupRender={(list) => <NamedList fieldId={id}>{list}</NamedList>}
        virtual={false}
        status={isInvalid ? 'error' : ''}
        {...(onBlur && { onBlur })}
        aria-required={isRequired}
        aria-describedby={[chosenId, describedBy].filter(Boolean).join(' ')}
      />
      <span id={chosenId} className="visually-hidden">
        {chosen}
      </span>
    </AntdProvider>
  );
}

/**
 * Ant Design has no property for the name of the list; without one, a screen reader only says "list box". A list without
 * choices is a text there, whose field names a choice that does not exist.
 */
function NamedList({ fieldId, children }: { fieldId: string; children: ReactElement }) {
  const around = useRef<HTMLDivElement>(null);
  // After every change, because the list is another element once there is a match, or none.
  useLayoutEffect(() => {
    const list = around.current?.querySelector('[role=listbox]');
    list?.setAttribute('aria-labelledby', labelIdOf(fieldId));
    if (!around.current?.querySelector('[role=option]')) list?.setAttribute('role', 'status');
  });
  useEffect(() => {
    const field = document.getElementById(fieldId);
    if (!field) return undefined;
    const check = () => {
      const active = field.getAttribute('aria-activedescendant');
      if (active !== null && !document.getElementById(active)) field.removeAttribute('aria-activedescendant');
    };
    check();
    const observer = new MutationObserver(check);
    observer.observe(field, { attributeFilter: ['aria-activedescendant'] });
    return () => observer.disconnect();
  }, [fieldId]);
  // All content of a page is in a landmark; Ant Design puts its lists beside the page.
  return (
    <div ref={around} role="region" aria-label="Choices">
      {children}
    </div>
  );
}
