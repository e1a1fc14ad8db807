import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { Tabs, TabsContent, TabsList, TabsTrigger } from './tabs';

beforeEach(() => {
  render(
    <Tabs defaultValue="sign-in">
      <TabsList aria-label="Account">
        <TabsTrigger value="sign-in">Sign In</TabsTrigger>
        <TabsTrigger value="register">Register</TabsTrigger>
      </TabsList>
      <TabsContent value="sign-in">The sign-in form</TabsContent>
      <TabsContent value="register">The register form</TabsContent>
    </Tabs>,
  );
});

describe('Tabs', () => {
  it('shows the panel of the current tab', () => {
    expect(screen.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'Sign In' })).toHaveTextContent('The sign-in form');
    expect(screen.queryByText('The register form')).not.toBeInTheDocument();
  });

  it('Tabs is a single tab stop, and arrow keys cycle through the tabs', async () => {
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: 'Sign In' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Register' })).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: 'Register' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Sign In' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('tab', { name: 'Register' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('tabpanel', { name: 'Register' })).toHaveFocus();
  });
});
