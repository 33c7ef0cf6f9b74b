import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { useState } from 'react';

import { IconButton } from './icon-button.tsx';
import { Input, type InputProps } from './input.tsx';
import styles from './password-input.module.css';

/** A password field with a button that shows the password, usable by mouse, keyboard and screen reader. */
export function PasswordInput(props: Omit<InputProps, 'type' | 'suffix'>) {
  const [isShown, setShown] = useState(false);
  return (
    <Input
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      suffix={
        <IconButton
          label={isShown ? 'Hide password' : 'Show password'}
          className={styles.toggle}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOutlined /> : <EyeInvisibleOutlined />}
        </IconButton>
      }
    />
  );
}
