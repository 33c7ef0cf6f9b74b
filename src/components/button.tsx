import { Button as AntdButton } from 'antd';
import type { ButtonHTMLAttributes, ReactNode } from 'react';

export interface ButtonLook {
  /** What one comes for is `primary`; `quiet` has no frame; `link` looks like one in a line of text; `dashed` adds a row. */
  kind?: keyof typeof antdTypes;
  /** 24, 40 or 48 px high. */
  size?: 'small' | 'medium' | 'large';
  icon?: ReactNode;
}

interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color' | 'style'> {
  /** It destroys something, or cannot be taken back. */
  isDanger?: boolean;
  /** As wide as its place. */
  isWide?: boolean;
  /** Turns a wheel and takes no click. */
  isLoading?: boolean;
}

/** Ant Design's word for each kind. */
export const antdTypes = {
  primary: 'primary',
  secondary: 'default',
  quiet: 'text',
  link: 'link',
  dashed: 'dashed',
} as const;

/** A button. Alone it does something; with `type="submit"` it sends its form. */
export function Button({
  kind = 'secondary',
  size = 'medium',
  type = 'button',
  isDanger = false,
  isWide = false,
  isLoading = false,
  ...props
}: ButtonProps) {
  return (
    <AntdButton
      {...props}
      type={antdTypes[kind]}
      size={size}
      htmlType={type}
      danger={isDanger}
      block={isWide}
      loading={isLoading}
    />
  );
}
