/** The words of the argument parser. */
import type { CommanderError, Command as Parser } from 'commander';
import { quoted } from '../../../contract/text.ts';

const TITLES: Readonly<Record<string, string>> = {
  'Usage:': 'Usage\u00a0:',
  'Arguments:': 'Arguments\u00a0:',
  'Options:': 'Options\u00a0:',
  'Commands:': 'Commandes\u00a0:',
};

const EXITS = `
Codes de sortie\u00a0:
  0  tout va bien, ou c’est fait
  1  quelque chose ne va pas, ou n’a pas pu être fait
  2  la commande est mal écrite`;

/** Makes the help of a program and of its commands French. */
export function speakFrench(program: Parser): Parser {
  return program
    .configureHelp({
      styleTitle: (title) => TITLES[title] ?? title,
      // Each command has options: to say so of each says nothing.
      subcommandTerm: (command) =>
        [command.name(), ...command.registeredArguments.map(termOf)].join(' '),
    })
    .helpOption('-h, --help', 'affiche cette aide')
    .addHelpText('afterAll', EXITS);
}

/** `<fichier>`, or `[fichier]` where it may be left out. */
export const termOf = (argument: { name(): string; required: boolean; variadic: boolean }) => {
  const name = `${argument.name()}${argument.variadic ? '...' : ''}`;
  return argument.required ? `<${name}>` : `[${name}]`;
};

const WRONG: Readonly<Record<string, (named: string) => string>> = {
  'commander.unknownCommand': (name) => `Il n’y a pas de commande ${quoted(name)}.`,
  'commander.unknownOption': (name) => `Il n’y a pas d’option ${name}.`,
  'commander.missingArgument': (name) => `Il manque <${name}>.`,
  'commander.optionMissingArgument': (name) => `Il manque une valeur\u00a0: ${name}`,
  'commander.excessArguments': () => 'Il y a trop de mots.',
};

/** What was typed wrong, as one sentence. */
export function sentenceOfWrongUse({ code, message }: CommanderError): string {
  const [, named = ''] = /'([^']*)'/.exec(message) ?? [];
  return WRONG[code]?.(named) ?? 'Cette commande est mal écrite.';
}
