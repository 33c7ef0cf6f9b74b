import { DownOutlined } from '@ant-design/icons';
import { Select as AntdSelect, type SelectProps as AntdSelectProps } from 'antd';
import { type ReactElement, type RefCallback, useEffect, useLayoutEffect, useRef } from 'react';

import { AntdProvider } from '#src/theme/antd-provider.tsx';
import styles from './antd-select.module.css';
import { type FieldControl, labelIdOf } from './form-field.tsx';

export interface AntdSelectFieldProps<Value>
  extends FieldControl,
    Pick<
      AntdSelectProps<Value>,
      'value' | 'onChange' | 'options' | 'placeholder' | 'loading' | 'notFoundContent' | 'labelInValue'
    > {
  isRequired: boolean;
  /** What is typed. */
  search: string;
  onSearch: (text: string) => void;
  /** Whether what is typed filters the options by their labels; otherwise they were found by it. */
  isFilter: boolean;
  /** Takes the place of a field that has the focus. */
  isFocused: boolean;
  /** Takes the place of a field whose list the user has asked for. */
  isOpen: boolean;
  onBlur?: (() => void) | undefined;
  ref?: RefCallback<unknown>;
}

/** Ant Design's select for `SearchSelect`. Options are real elements, and the list has the field's name. */
export function AntdSelectField<Value>({
  isFocused,
  isOpen,
  isRequired,
  search,
  onSearch,
  isFilter,
  onChange,
  onBlur,
  ...props
}: AntdSelectFieldProps<Value>) {
  const { id, 'aria-invalid': isInvalid } = props;
  const searchFor = (text: string) => {
    const field = document.getElementById(id);
    // Ant Design empties the search by itself, as it is mounted and whenever its list closes; what the user has typed stays
    // while they are in the field, and after it as long as they have to choose.
    const isByItself = field instanceof HTMLInputElement && field.value !== text;
    const isKept = field === document.activeElement || (isRequired && (props.value ?? null) === null);
    if (!isByItself || !isKept) onSearch(text);
  };
  return (
    <AntdProvider>
      <AntdSelect<Value>
        {...props}
        showSearch={{
          searchValue: search,
          onSearch: searchFor,
          ...(isFilter ? { optionFilterProp: 'label' } : { filterOption: false }),
        }}
        // biome-ignore lint/a11y/noAutofocus: the focus stays where it is.
        autoFocus={isFocused}
        defaultOpen={isOpen}
        onChange={(...chosen) => {
          onChange?.(...chosen);
          onSearch('');
        }}
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
      />
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
